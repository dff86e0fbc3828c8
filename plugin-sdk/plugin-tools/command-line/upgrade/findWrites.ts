import type { AnyNode, CallExpression, Expression, Program, Super } from 'acorn';
import { nodesOf, walkTree } from './walkTree';

/** Hooks of the SDK that hand over what belongs to the shell. */
const HANDING = /^use(User|PluginConfig|PluginServices|PointItems)$/;

/** Methods that change the list they are called on. */
const CHANGING = /^(push|pop|shift|unshift|splice|sort|reverse|fill)$/;

/** Where code writes into its props, or into what a hook of the SDK has given. */
export function findWrites(tree: Program): readonly AnyNode[] {
  const handed = handedNames(tree);
  const isHanded = (node: AnyNode) => node.type === 'MemberExpression' && handed.has(rootOf(node) ?? '');
  const found: AnyNode[] = [];
  walkTree(tree, (node) => {
    if (node.type === 'AssignmentExpression' && isHanded(node.left)) found.push(node);
    if (node.type === 'UpdateExpression' && isHanded(node.argument)) found.push(node);
    if (node.type === 'UnaryExpression' && node.operator === 'delete' && isHanded(node.argument))
      found.push(node);
    if (node.type === 'CallExpression' && isChange(node, handed)) found.push(node);
  });
  return found;
}

function isChange({ callee }: CallExpression, handed: ReadonlySet<string>): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    CHANGING.test(callee.property.name) &&
    handed.has(rootOf(callee.object) ?? '')
  );
}

/** `task.process.name` → `task` */
function rootOf(node: Expression | Super): string | null {
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'Identifier' ? node.name : null;
}

function handedNames(tree: Program): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { params } of contributed(tree)) {
    // `mount` is handed its element first, which is its own to change.
    const given = params.length > 1 ? params.slice(1) : params;
    for (const name of given.flatMap(namesIn)) names.add(name);
  }
  for (const { id, init } of nodesOf(tree, 'VariableDeclarator')) {
    const callee = init?.type === 'CallExpression' ? init.callee : null;
    if (callee?.type !== 'Identifier' || !HANDING.test(callee.name)) continue;
    for (const name of namesIn(id)) names.add(name);
  }
  return names;
}

/** The function that a module exports by default: what a contribution loads. */
function contributed(tree: Program): readonly { readonly params: readonly AnyNode[] }[] {
  return tree.body.flatMap((statement) => {
    if (statement.type !== 'ExportDefaultDeclaration') return [];
    const { declaration } = statement;
    const named = declaration.type === 'Identifier' ? declaration.name : null;
    if (named !== null) return functionsNamed(tree, named);
    return isFunction(declaration) ? [declaration] : [];
  });
}

function functionsNamed(tree: Program, name: string): readonly { readonly params: readonly AnyNode[] }[] {
  const declared = nodesOf(tree, 'FunctionDeclaration').filter(({ id }) => id?.name === name);
  const assigned = nodesOf(tree, 'VariableDeclarator').flatMap(({ id, init }) =>
    id.type === 'Identifier' && id.name === name && init && isFunction(init) ? [init] : [],
  );
  return [...declared, ...assigned];
}

function isFunction(node: AnyNode): node is AnyNode & { readonly params: readonly AnyNode[] } {
  return /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
}

/** `{ task: { id }, ...rest }` → `id`, `rest` */
function namesIn(node: AnyNode): readonly string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'ObjectPattern':
      return node.properties.flatMap((one) => namesIn(one.type === 'Property' ? one.value : one));
    case 'ArrayPattern':
      return node.elements.flatMap((one) => (one === null ? [] : namesIn(one)));
    case 'AssignmentPattern':
      return namesIn(node.left);
    case 'RestElement':
      return namesIn(node.argument);
    default:
      return [];
  }
}
