import type { AnyNode, CallExpression } from 'acorn';
import type { PluginDefinitionData } from '../../preset/readPluginDefinition.mjs';
import type { Concern } from './ChangeList';
import { findWrites } from './findWrites';
import type { SourceFile } from './readSources';
import { nodesOf } from './walkTree';

export interface Place {
  readonly file: string;
  readonly line: number;
}

export interface PluginText {
  readonly files: readonly SourceFile[];
  /** What it declares: its `plugin.ts`, or the manifest of its build. */
  readonly declared: Pick<PluginDefinitionData, 'contributions'> & Readonly<Record<string, unknown>>;
  /** Where it declares that, for what is found in no line. */
  readonly declaredIn: string;
}

/** The places of a plugin that a change is about. */
export function findConcern(concern: Concern, { files, declared, declaredIn }: PluginText): readonly Place[] {
  if ('contributes' in concern) {
    const points = declared.contributions.map(({ point }) => point).filter(wholly(concern.contributes));
    return [...new Set(points)].map(
      (point) => placeOfText(files, `['"\`]${literally(point)}['"\`]`) ?? top(declaredIn),
    );
  }
  if ('declares' in concern) {
    const { declares, as } = concern;
    const value = memberOf(declared, declares);
    if (value === undefined || (as !== undefined && as !== kindOf(value))) return [];
    const [last = ''] = declares.split('.').slice(-1);
    return [placeOfText(files, `\\b${literally(last)}['"]?\\s*:`) ?? top(declaredIn)];
  }
  return files.flatMap((file) => placesIn(file, concern));
}

type CodeConcern = Exclude<Concern, { contributes: string } | { declares: string }>;

function placesIn(file: SourceFile, concern: CodeConcern): readonly Place[] {
  if ('imports' in concern) return importsIn(file, concern);
  if ('calls' in concern) return placed(file, callsIn(file, concern));
  if ('text' in concern) return placed(file, textsIn(file, new RegExp(concern.text)));
  return placed(file, findWrites(file.tree));
}

function placed(file: SourceFile, nodes: readonly AnyNode[]): readonly Place[] {
  return nodes.map((node) => ({ file: file.name, line: file.lineOf(node) }));
}

/** Read from the text, for the tree no longer has the types: `import { A, type B as C } from '…'`, and `import('…')`. */
const IMPORT =
  /^[ \t]*(?:import|export)\b([^'"`;()]*?)\bfrom\s*['"]([^'"]+)['"]|^[ \t]*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

function importsIn(
  { name, text }: SourceFile,
  { imports, from }: Extract<Concern, { imports: string }>,
): readonly Place[] {
  const isModule = wholly(from);
  const isName = imports === '*' ? () => true : wholly(imports);
  return [...text.matchAll(IMPORT)].flatMap(({ 0: whole, 1: names, 2: one, 3: bare, 4: dynamic, index }) => {
    const isFound =
      isModule(one ?? bare ?? dynamic ?? '') &&
      (names === undefined ? imports === '*' : namesOf(names).some(isName));
    return isFound ? [{ file: name, line: lineAt(text, index + whole.search(/\S/)) }] : [];
  });
}

/** `{ A, type B as C }` → `A`, `B`; all of `* as sdk` is none by its name, and so is taken to be any */
function namesOf(clause: string): readonly string[] {
  return clause
    .replaceAll(/[{}]/g, ',')
    .split(',')
    .map((one) =>
      one
        .trim()
        .replace(/^type\s+/, '')
        .replace(/\s+as\s.*$/s, ''),
    )
    .filter((one) => one !== '');
}

function callsIn({ tree }: SourceFile, { calls, of, argument, option }: Extract<Concern, { calls: string }>) {
  const isName = wholly(calls);
  const isOwner = of === undefined ? () => true : wholly(of);
  return nodesOf(tree, 'CallExpression').filter((call) => {
    const { owner, name } = calleeOf(call);
    if (name === null || !isName(name) || (of !== undefined && (owner === null || !isOwner(owner))))
      return false;
    const [first] = call.arguments;
    if (argument !== undefined && !new RegExp(argument).test(beginningOf(first) ?? '\u0000')) return false;
    return option === undefined || hasOption(first, option);
  });
}

/** `services.engine.get()` → `get` of `engine` */
function calleeOf({ callee }: CallExpression): {
  readonly owner: string | null;
  readonly name: string | null;
} {
  if (callee.type === 'Identifier') return { owner: null, name: callee.name };
  if (callee.type !== 'MemberExpression') return { owner: null, name: null };
  return { owner: lastNameOf(callee.object), name: lastNameOf(callee) };
}

function lastNameOf(node: AnyNode): string | null {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') return node.property.name;
  // `useEngineClient().get()`
  if (node.type === 'CallExpression')
    return (
      lastNameOf(node.callee)
        ?.replace(/^use(\w+?)(Client)?$/, '$1')
        .toLowerCase() ?? null
    );
  return null;
}

/** What is known of a text before it is put together. */
function beginningOf(node: AnyNode | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis[0]?.value.cooked ?? null;
  if (node?.type === 'BinaryExpression') return beginningOf(node.left);
  return null;
}

function hasOption(node: AnyNode | undefined, option: string): boolean {
  return (
    node?.type === 'ObjectExpression' &&
    node.properties.some(
      (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === option,
    )
  );
}

function textsIn({ tree }: SourceFile, pattern: RegExp): readonly AnyNode[] {
  return [
    ...nodesOf(tree, 'Literal').filter(({ value }) => typeof value === 'string' && pattern.test(value)),
    ...nodesOf(tree, 'TemplateElement').filter(({ value }) => pattern.test(value.raw)),
  ];
}

function memberOf(object: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (Object(value) as Record<string, unknown>)[key], object);
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

function placeOfText(files: readonly SourceFile[], pattern: string): Place | null {
  for (const { name, text } of files.filter(({ name: file }) => !/\.test\.|\.spec\./.test(file))) {
    const at = text.search(new RegExp(pattern));
    if (at !== -1) return { file: name, line: lineAt(text, at) };
  }
  return null;
}

function top(file: string): Place {
  return { file, line: 1 };
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

function wholly(pattern: string): (text: string) => boolean {
  const expression = new RegExp(`^(?:${pattern})$`);
  return (text) => expression.test(text);
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
