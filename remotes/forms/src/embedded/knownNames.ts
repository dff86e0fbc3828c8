import { isRecord } from '@taskweave/engine-client/readShape';
import type { PluginStorage } from '@taskweave/plugin-sdk';

const KEY = 'embedded-variable-names';
const LIMIT = 50;

export function knownNamesIn(storage: PluginStorage) {
  function read(): Readonly<Record<string, unknown>> {
    const stored = storage.get(KEY);
    return isRecord(stored) ? stored : {};
  }

  return {
    get(form: string): readonly string[] | null {
      const names = read()[form];
      return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : null;
    },
    set(form: string, names: readonly string[]): void {
      const others = Object.entries(read()).filter(([known]) => known !== form);
      storage.set(KEY, Object.fromEntries([[form, names], ...others].slice(0, LIMIT)));
    },
  };
}
