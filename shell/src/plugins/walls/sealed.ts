/** Copies by what they were made of, so that an object is copied once, and its copy stays the same from draw to draw. */
const copies = new WeakMap<object, object>();
const made = new WeakSet<object>();

/**
 * The same data, which nobody can change: a frozen copy, so that code of a stranger that writes into it throws there, and
 * the original, which other parts of the page share, stays as it was. The original itself is not frozen: it belongs to
 * whoever made it.
 *
 * Functions, files, promises and everything else that is not plain data are handed on as they are.
 *
 * @example sealed(task) === sealed(task); // true
 */
export function sealed<T>(value: T): T {
  if (typeof value !== 'object' || value === null || made.has(value)) return value;
  const known = copies.get(value);
  if (known !== undefined) return known as T;
  const copy = emptyCopyOf(value);
  if (copy === null) return value;
  // First, because data may hold itself.
  copies.set(value, copy);
  made.add(copy);
  if (copy instanceof Date) return copy as T;
  for (const [name, member] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
    if (name === 'length' && Array.isArray(value)) continue;
    // What is worked out on each look stays so.
    const look =
      'value' in member
        ? { value: sealed<unknown>(member.value) }
        : { get: () => sealed<unknown>(Reflect.get(value, name)) };
    Object.defineProperty(copy, name, { ...look, enumerable: member.enumerable ?? true });
  }
  return Object.freeze(copy) as T;
}

/** Null for what is no plain data. */
function emptyCopyOf(value: object): object | null {
  if (Array.isArray(value)) return [];
  // It cannot be frozen: strangers share a copy of their own.
  if (value instanceof Date) return new Date(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === Object.prototype || prototype === null;
  // What React draws is no data.
  return isPlain && !('$$typeof' in value) ? Object.create(prototype as object | null) : null;
}
