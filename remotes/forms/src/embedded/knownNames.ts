import { isRecord } from '@taskweave/engine-client/readShape';
import type { PluginStorage } from '@taskweave/plugin-sdk';

const KEY = 'embedded-variable-names';
const LIMIT = 50;

/**
 * Names of the variables that forms asked for last time, by form, the latest first. With them the variables are asked for together with
 * the form's source, instead of after it; a form that asks for others asks once more.
 */
export function knownNamesIn(storage: PluginStorage) {
  /** Whatever else is stored there is nothing. */
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
