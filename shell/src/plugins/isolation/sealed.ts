/** The map keeps a copy's identity between renders. */
const copies = new WeakMap<object, object>();
const made = new WeakSet<object>();

/** Third-party code that writes to the frozen copy throws, and the shared original stays intact and unfrozen. */
export function sealed<T>(value: T): T {
  if (typeof value !== 'object' || value === null || made.has(value)) return value;
  const known = copies.get(value);
  if (known !== undefined) return known as T;
  const copy = emptyCopyOf(value);
  if (copy === null) return value;
  // The copy is stored first, because data may contain itself.
  copies.set(value, copy);
  made.add(copy);
  if (copy instanceof Date) return copy as T;
  for (const [name, member] of Object.entries(value)) {
    // Data may have a name such as `__proto__`, so members are defined, not assigned.
    Object.defineProperty(copy, name, { value: sealed<unknown>(member), enumerable: true });
  }
  return Object.freeze(copy) as T;
}

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

function emptyCopyOf(value: object): object | null {
  if (Array.isArray(value)) return [];
  // A date cannot be frozen, so third-party plugins share a copy.
  if (value instanceof Date) return new Date(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === Object.prototype || prototype === null;
  // React elements are not data.
  return isPlain && !('$$typeof' in value) ? Object.create(prototype as object | null) : null;
}
