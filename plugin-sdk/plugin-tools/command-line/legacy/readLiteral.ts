import type { AnyNode, ObjectExpression, Property } from 'acorn';

/** Told of what is not a literal: where it stands in the text, and of what it is a part. */
export type LeaveOut = (node: AnyNode, what: string) => void;

/** Stands for anything that only a run could tell. */
export const NO_LITERAL = Symbol('no literal');

/**
 * The value that an expression has by its text alone. Nothing is run: calls, names, getters and everything else that
 * would have to be, is left out and told.
 *
 * @param what as in `customScripts`
 * @returns strings, numbers, booleans, null, arrays, and objects without a prototype; otherwise {@link NO_LITERAL}
 * @example readLiteral(parseExpressionAt("['a', b()]", 0, options), 'list', tell) // ['a'], and `list[1]` is told
 */
export function readLiteral(node: AnyNode, what: string, leaveOut: LeaveOut): unknown {
  switch (node.type) {
    case 'Literal':
      if (node.value === null ? node.raw === 'null' : /^(string|number|boolean)$/.test(typeof node.value)) {
        return node.value;
      }
      break;
    case 'TemplateLiteral':
      if (node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? '';
      break;
    case 'ArrayExpression':
      return node.elements.flatMap((element, index) => {
        const value = element === null ? NO_LITERAL : readLiteral(element, `${what}[${index}]`, leaveOut);
        return value === NO_LITERAL ? [] : [value];
      });
    case 'ObjectExpression': {
      const object: Record<string, unknown> = Object.create(null);
      for (const { key, value } of readProperties(node, what, leaveOut)) {
        const read = readLiteral(value, `${what}.${key}`, leaveOut);
        if (read !== NO_LITERAL) object[key] = read;
      }
      return object;
    }
  }
  leaveOut(node, what);
  return NO_LITERAL;
}

/** The properties whose names and values stand in the text; `__proto__`, getters and the like are left out. */
export function readProperties(
  { properties }: ObjectExpression,
  what: string,
  leaveOut: LeaveOut,
): readonly { readonly key: string; readonly value: AnyNode }[] {
  return properties.flatMap((property) => {
    const key = property.type === 'Property' ? nameOf(property) : null;
    if (property.type === 'Property' && key !== null) return [{ key, value: property.value }];
    leaveOut(property, `a part of ${what}`);
    return [];
  });
}

function nameOf({ computed, key, kind, method }: Property): string | null {
  if (computed || kind !== 'init' || method) return null;
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
  return name === '__proto__' ? null : name;
}
