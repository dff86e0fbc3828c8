type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function readKeptValue(storage: Pick<Store, 'getItem'>, name: string): unknown {
  try {
    return JSON.parse(storage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

export function readKeptObject(
  storage: Pick<Store, 'getItem'>,
  name: string,
): Readonly<Record<string, unknown>> {
  return Object(readKeptValue(storage, name));
}

export function readKeptTexts(storage: Pick<Store, 'getItem'>, name: string): readonly string[] {
  const texts = readKeptValue(storage, name);
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
}

export function writeKeptValue(storage: Store, name: string, value: unknown): void {
  try {
    if (value === null) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(value));
  } catch {}
}
