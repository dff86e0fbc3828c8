import * as v from 'valibot';
import { checkLeniently } from '../problems/checkLeniently';
import type { FileProblem } from '../problems/FileProblem';
import { isJsonObject } from '../problems/isJsonObject';
import { pageSettingsMembers } from './adminFileSchema';

/** What the administrator's file says about the page itself. */
export interface PageSettings {
  /** Names in the title of the page; null leaves ours. */
  readonly app: { readonly vendor: string | null; readonly name: string | null };
  /**
   * Keys by name of a shortcut (`claimTask`) or by id of a command (`task.claim`). An empty list takes the keys away.
   */
  readonly shortcuts: Readonly<Record<string, readonly string[]>>;
  /** Whether keys without Ctrl or Alt work for people who have not chosen themselves. */
  readonly singleKeys: boolean;
  /** Name of the cookie in which the engine gives the CSRF token; null where it is the usual one. */
  readonly csrfCookieName: string | null;
}

const pageSettingsSchema = v.object(pageSettingsMembers);

/**
 * Reads the members for the page itself of `config/plugins.json`. What is wrong is noted and left out. Shortcuts may
 * be written as the old Tasklist has them: `"claimTask": { "key": "ctrl+alt+c", "description": "…" }`.
 *
 * @param note gets what is wrong
 *
 * @example readPageSettings({ shortcuts: { claimTask: 'c', focusForm: null } }).shortcuts
 * // { claimTask: ['c'], focusForm: [] }
 */
export function readPageSettings(
  content: unknown,
  note: (problem: FileProblem) => void = () => {},
): PageSettings {
  const given = isJsonObject(content) ? content : {};
  const { app, csrfCookieName, shortcuts, singleKeys } = checkLeniently(pageSettingsSchema, given, note);
  return {
    app: { vendor: app.vendor ?? null, name: app.name ?? null },
    shortcuts: Object.fromEntries(Object.entries(shortcuts).map(([name, entry]) => [name, keysOf(entry)])),
    singleKeys,
    csrfCookieName: csrfCookieName ?? null,
  };
}

type Keys = string | readonly string[] | null;

function keysOf(entry: Keys | { readonly key: Keys }): readonly string[] {
  const keys = isJsonObject(entry) ? (entry as { readonly key: Keys }).key : entry;
  if (keys === null) return [];
  return typeof keys === 'string' ? [keys] : (keys as readonly string[]);
}
