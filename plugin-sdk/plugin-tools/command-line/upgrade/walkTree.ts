import type { AnyNode } from 'acorn';

/** Calls `visit` for a node and all below it, in the order of the text. */
export function walkTree(node: AnyNode, visit: (node: AnyNode) => void): void {
  visit(node);
  for (const child of Object.values(node).flat()) {
    if (isNode(child)) walkTree(child, visit);
  }
}

/** @returns all nodes of one type at or below a node */
export function nodesOf<Type extends AnyNode['type']>(
  node: AnyNode,
  type: Type,
): readonly Extract<AnyNode, { type: Type }>[] {
  const found: Extract<AnyNode, { type: Type }>[] = [];
  walkTree(node, (one) => {
    if (one.type === type) found.push(one as Extract<AnyNode, { type: Type }>);
  });
  return found;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
