import { isJsonObject, type JsonObject } from '../problems/isJsonObject';
import { type Note, objectAt, readMembers } from '../problems/readMembers';
import type { InstallationSettings } from './InstallationSettings';
import { pageSettingsMembers, settingsSchema } from './settingsSchema';

/**
 * Page settings may also stand at the top of the file.
 * Shortcuts may be written as in the old Tasklist: `"claimTask": { "key": "ctrl+alt+c", "description": "…" }`.
 */
export function readSettings(content: unknown, note: Note = () => {}): InstallationSettings {
  const file = isJsonObject(content) ? content : {};
  const block = objectAt(file, 'settings', note);
  const top = Object.entries(file).filter(([name]) => Object.hasOwn(pageSettingsMembers, name));
  const { customScripts, shortcuts, ...settings } = readMembers(
    settingsSchema.entries,
    { ...Object.fromEntries(top), ...block },
    note,
    (name) => (Object.hasOwn(block, name) ? ['settings', name] : [name]),
  );
  if (Object.keys(customScripts).length > 0) {
    note({
      code: 'PLG-111',
      pointer: '/settings/customScripts',
      message: 'is not loaded: "taskweave-plugin import-legacy" makes entries with hashes of it',
    });
  }
  return {
    ...settings,
    shortcuts: Object.fromEntries(Object.entries(shortcuts).map(([name, entry]) => [name, keysOf(entry)])),
  };
}

export function settingsBlock(content: unknown): JsonObject {
  return objectAt(isJsonObject(content) ? content : {}, 'settings', () => {});
}

type Keys = string | readonly string[] | null;

function keysOf(entry: Keys | { readonly key: Keys }): readonly string[] {
  const keys = isJsonObject(entry) ? (entry as { readonly key: Keys }).key : entry;
  if (keys === null) return [];
  return typeof keys === 'string' ? [keys] : (keys as readonly string[]);
}
