import { messageOf } from '@taskweave/engine-client/messageOf';
import { type AnyNode, type Expression, type Program, parse, parseExpressionAt } from 'acorn';
import { type LeaveOut, NO_LITERAL, readLiteral, readProperties } from './readLiteral';

/** What the old Tasklist's configuration says. */
export interface LegacyConfig {
  /** Of `customScripts`, as they are written there. */
  readonly scripts: readonly string[];
  /** Modules of RequireJS and AngularJS, from the configuration of older versions. */
  readonly angular: readonly string[];
  /** What may be of plugins, but is known only to those who run the file: a sentence each, with its line. */
  readonly leftOut: readonly string[];
  /** All that is not about plugins, as far as it stands there. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Settings that only a run could tell: a sentence each, with its line. */
  readonly unread: readonly string[];
}

const SYNTAX = { ecmaVersion: 'latest', locations: true } as const;

/**
 * Reads `config.js` of the old Tasklist: a module with a default export, or a script that sets
 * `window.camTasklistConf`. The text is read, and never run: it is somebody else's.
 *
 * @throws it is not JavaScript, or no configuration is found in it
 */
export function readLegacyConfig(text: string): LegacyConfig {
  const [leftOut, unread]: [string[], string[]] = [[], []];
  const tellIn =
    (list: string[]): LeaveOut =>
    ({ loc }, what) =>
      void list.push(`line ${loc?.start.line}: ${what} is no plain value, and was not read`);
  const leaveOut = tellIn(leftOut);
  const program = parsed(text);
  const config = program.body.map(configIn).find((found) => found !== undefined);
  if (config === undefined) throw new Error('This is no config.js: there is no configuration in it.');
  const object = config.type === 'Identifier' ? declared(program, config.name) : config;
  if (object?.type !== 'ObjectExpression') {
    leaveOut(config, 'the configuration');
    return { scripts: [], angular: [], leftOut, settings: {}, unread };
  }
  const properties = readProperties(object, 'the configuration', leaveOut);
  const read = (name: string) => {
    const value = properties.findLast(({ key }) => key === name)?.value;
    return value && readLiteral(value, name, leaveOut);
  };
  const [customScripts, requireJsConfig] = [read('customScripts'), read('requireJsConfig')];
  const others = properties.filter(({ key }) => key !== 'customScripts' && key !== 'requireJsConfig');
  const values = others.map(({ key, value }) => [key, readLiteral(value, key, tellIn(unread))] as const);
  return {
    scripts: Array.isArray(customScripts) ? customScripts.filter(isText) : [],
    angular: [...new Set([...modulesIn(customScripts), ...modulesIn(requireJsConfig)])],
    leftOut,
    settings: Object.fromEntries(values.filter(([, value]) => value !== NO_LITERAL)),
    unread,
  };
}

/** Names of modules in what is said to RequireJS. */
function modulesIn(config: unknown): readonly string[] {
  if (Array.isArray(config)) return [];
  const { ngDeps, deps, paths } = Object(config) as Readonly<Record<string, unknown>>;
  const lists = [ngDeps, deps].flatMap((list) => (Array.isArray(list) ? list.filter(isText) : []));
  return [...lists, ...Object.keys(Object(paths))];
}

function parsed(text: string): Program {
  try {
    return parse(text, { ...SYNTAX, sourceType: 'module' });
  } catch {
    // Scripts may say what modules may not.
  }
  try {
    return parse(text, { ...SYNTAX, sourceType: 'script', allowImportExportEverywhere: true });
  } catch (error) {
    throw new Error(`This is no config.js: ${messageOf(error)}.`);
  }
}

/** @returns the expression that a statement makes the configuration; undefined for any other statement */
function configIn(statement: Program['body'][number]): Expression | undefined {
  switch (statement.type) {
    case 'ExportDefaultDeclaration': {
      const { declaration } = statement;
      const isDeclared =
        declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
      return isDeclared ? undefined : declaration;
    }
    case 'VariableDeclaration':
      return declarationOf(statement, CONFIG);
    case 'ExpressionStatement': {
      const { expression } = statement;
      if (expression.type === 'AssignmentExpression') {
        return isConfig(expression.left) ? expression.right : undefined;
      }
      return expression.type === 'CallExpression' && isName(expression.callee, 'define')
        ? definedBy(expression.arguments.at(-1))
        : undefined;
    }
    default:
      return undefined;
  }
}

const CONFIG = 'camTasklistConf';

/** `window.camTasklistConf`, `camTasklistConf` or `module.exports` */
function isConfig(node: AnyNode): boolean {
  if (node.type !== 'MemberExpression') return isName(node, CONFIG);
  const { object, property } = node;
  return isName(property, CONFIG) || (isName(object, 'module') && isName(property, 'exports'));
}

function isName(node: AnyNode, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

/** `define({ … })`, or `define(function () { return { … }; })` */
function definedBy(node: AnyNode | undefined): Expression | undefined {
  if (node?.type === 'ObjectExpression') return node;
  if (node?.type !== 'FunctionExpression' && node?.type !== 'ArrowFunctionExpression') return undefined;
  if (node.body.type !== 'BlockStatement') return node.body;
  const last = node.body.body.at(-1);
  return (last?.type === 'ReturnStatement' && last.argument) || undefined;
}

/** Of a variable at the top: `const config = { … }; export default config;` */
function declared({ body }: Program, name: string): Expression | undefined {
  return body
    .map((statement) =>
      statement.type === 'VariableDeclaration' ? declarationOf(statement, name) : undefined,
    )
    .find((found) => found !== undefined);
}

function declarationOf(
  { declarations }: Extract<Program['body'][number], { type: 'VariableDeclaration' }>,
  name: string,
): Expression | undefined {
  return declarations.find(({ id }) => isName(id, name))?.init ?? undefined;
}

/** A JAR that brought plugins, as the page of the old Tasklist names them. */
export interface PluginPackage {
  readonly name: string;
  /** Folder of its files, a path of the server. */
  readonly location: string;
  /** Name of its main file, without an ending. */
  readonly main: string;
}

/** The suite's own bundles, of which every part has one of ours beside it. */
const OWN_BUNDLE = /^(admin-plugin-admin|cockpit-plugin-cockpit|tasklist-plugin-tasklist)Plugins$/;

/** @param page of the old Tasklist, which names the packages in a script */
export function readPluginPackages(page: string): readonly PluginPackage[] {
  const found = /PLUGIN_PACKAGES\s*=\s*(?=\[)/.exec(page);
  if (found === null) return [];
  const [script = ''] = page.slice(found.index + found[0].length).split(/<\/script/i, 1);
  const list = readLiteral(listIn(script), 'PLUGIN_PACKAGES', () => undefined);
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown) => {
    const { name, location, main = 'plugin' } = Object(one) as Readonly<Record<string, unknown>>;
    return isText(name) && !OWN_BUNDLE.test(name) && isText(location) && isText(main)
      ? [{ name, location, main }]
      : [];
  });
}

/** `[ … ]`, with or without `|| []` after it. */
function listIn(script: string): Expression {
  try {
    const expression = parseExpressionAt(script, 0, SYNTAX);
    return expression.type === 'LogicalExpression' ? expression.left : expression;
  } catch (error) {
    throw new Error(
      `The list of plugins in the page of the old Tasklist cannot be read: ${messageOf(error)}.`,
    );
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
