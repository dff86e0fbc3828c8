import type { AdminFileProblem } from './AdminFile';
import { EntryReader, isObject, type JsonObject } from './EntryReader';

/** What the administrator's file says about the page itself. */
export interface PageSettings {
  /** Names in the title of the page; null leaves ours. */
  readonly app: { readonly vendor: string | null; readonly name: string | null };
  /**
   * Keys by name of a shortcut (`claimTask`) or by id of a command (`task.claim`). An empty list takes the keys away.
   */
  readonly shortcuts: Readonly<Record<string, readonly string[]>>;
  /** Whether keys without Ctrl or Alt work for people who have not said so themselves. */
  readonly singleKeys: boolean;
}

/** The members of the file that belong here. */
export const PAGE_SETTINGS = ['app', 'shortcuts', 'singleKeys'] as const;

/**
 * Reads `app`, `shortcuts` and `singleKeys` of `config/plugins.json`. What is wrong is noted and left out. Shortcuts may
 * be written as the old Tasklist has them: `"claimTask": { "key": "ctrl+alt+c", "description": "…" }`.
 *
 * @example readPageSettings({ shortcuts: { claimTask: 'c', focusForm: null } }, []).shortcuts
 * // { claimTask: ['c'], focusForm: [] }
 */
export function readPageSettings(content: unknown, problems: AdminFileProblem[]): PageSettings {
  const reader = new EntryReader(isObject(content) ? content : {}, '', problems);
  const app = new EntryReader(reader.object('app') ?? {}, '/app', problems);
  app.knownOnly(['vendor', 'name']);
  return {
    app: { vendor: app.text('vendor'), name: app.text('name') },
    shortcuts: readShortcuts(reader.object('shortcuts') ?? {}, problems),
    singleKeys: reader.flag('singleKeys', true),
  };
}

function readShortcuts(
  entries: JsonObject,
  problems: AdminFileProblem[],
): Readonly<Record<string, readonly string[]>> {
  const reader = new EntryReader(entries, '/shortcuts', problems);
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, entry]) => {
      const keys = keysOf(isObject(entry) ? entry.key : entry);
      if (keys !== null) return [[name, keys]];
      reader.note('PLG-102', name, 'keys such as "ctrl+alt+c", a list of them, or null belong here');
      return [];
    }),
  );
}

function keysOf(value: unknown): readonly string[] | null {
  if (value === null) return [];
  const keys: readonly unknown[] = Array.isArray(value) ? value : [value];
  return keys.every((one): one is string => typeof one === 'string' && one.trim() !== '') ? keys : null;
}
