import type { PluginStorage } from '@taskweave/plugin-sdk';

const KEY = 'embedded-variable-names';
const LIMIT = 50;

/**
 * Names of the variables that forms asked for last time, by form. With them the variables are asked for together with the
 * form's source, instead of after it; a form that asks for others asks once more.
 */
export interface KnownNames {
  get(form: string): readonly string[] | null;
  set(form: string, names: readonly string[]): void;
}

export function knownNamesIn(storage: PluginStorage): KnownNames {
  return {
    get(form) {
      return read(storage).find(([known]) => known === form)?.[1] ?? null;
    },
    set(form, names) {
      const all = read(storage);
      if (all[0]?.[0] === form && String(all[0][1]) === String(names)) return;
      const others = all.filter(([known]) => known !== form);
      storage.set(KEY, [[form, names], ...others].slice(0, LIMIT));
    },
  };
}

type Entry = readonly [form: string, names: readonly string[]];

/** Whatever else is stored there is nothing. */
function read(storage: PluginStorage): readonly Entry[] {
  const stored = storage.get(KEY);
  return Array.isArray(stored) && stored.every(isEntry) ? stored : [];
}

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [form, names]: unknown[] = value;
  return typeof form === 'string' && Array.isArray(names) && names.every((name) => typeof name === 'string');
}
