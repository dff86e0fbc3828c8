/** Copies by what they were made of, so that an object is copied once, and its copy stays the same from draw to draw. */
const copies = new WeakMap<object, object>();
const made = new WeakSet<object>();

/**
 * The same data, which nobody can change: a frozen copy, so that code of a stranger that writes into it throws there, and
 * the original, which other parts of the page share, stays as it was. The original itself is not frozen: it belongs to
 * its maker.
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
  for (const [name, member] of Object.entries(value)) {
    // Not set: data may have a name such as `__proto__`.
    Object.defineProperty(copy, name, { value: sealed<unknown>(member), enumerable: true });
  }
  return Object.freeze(copy) as T;
}

/**
 * An object of functions and looks, such as a service, in the same way: what it works out on each look it still does, and
 * what comes of that is sealed, too.
 *
 * @example sealedService(navigation).params.task
 */
export function sealedService<T extends object>(service: T): T {
  const looks = Object.getOwnPropertyDescriptors(service);
  const copy = {};
  for (const [name, { enumerable = true, value, get }] of Object.entries(looks)) {
    const isService = typeof value === 'object' && value !== null && emptyCopyOf(value) !== null;
    const look = get
      ? { get: () => sealed<unknown>(Reflect.get(service, name)) }
      : { value: isService && !Array.isArray(value) ? sealedService(value as object) : value };
    Object.defineProperty(copy, name, { ...look, enumerable });
  }
  return Object.freeze(copy) as T;
}

/** Null for what is no plain data. */
function emptyCopyOf(value: object): object | null {
  if (Array.isArray(value)) return [];
  // It cannot be frozen: third-party plugins share a copy.
  if (value instanceof Date) return new Date(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === Object.prototype || prototype === null;
  // What React draws is no data.
  return isPlain && !('$$typeof' in value) ? Object.create(prototype as object | null) : null;
}
