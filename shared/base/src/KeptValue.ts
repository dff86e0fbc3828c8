/** A value that a browser keeps as JSON, for comfort: where it keeps nothing, the value is lost and nothing fails. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is kept under this name; null for nothing, and for what is no JSON. */
export function readKeptValue(storage: Pick<Store, 'getItem'>, name: string): unknown {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * The members of an object that is kept under this name; none for anything else.
 *
 * @example const { filter } = readKeptObject(localStorage, 'taskweave.last');
 */
export function readKeptObject(
  storage: Pick<Store, 'getItem'>,
  name: string,
): Readonly<Record<string, unknown>> {
  return Object(readKeptValue(storage, name));
}

/** The texts of a list that is kept under this name. */
export function readKeptTexts(storage: Pick<Store, 'getItem'>, name: string): readonly string[] {
  const texts = readKeptValue(storage, name);
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
}

/** @param value null forgets what is kept */
export function writeKeptValue(storage: Store, name: string, value: unknown): void {
  try {
    if (value === null) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(value));
  } catch {
    // A store that is full or forbidden.
  }
}
