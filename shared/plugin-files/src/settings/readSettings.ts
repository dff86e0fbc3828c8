import { checkLeniently } from '../problems/checkLeniently';
import type { ShapeProblem } from '../problems/checkShape';
import type { FileProblem } from '../problems/FileProblem';
import { isJsonObject, type JsonObject } from '../problems/isJsonObject';
import type { InstallationSettings } from './InstallationSettings';
import { pageSettingsMembers, settingsSchema } from './settingsSchema';

const AT_THE_TOP = Object.keys(pageSettingsMembers);

export function readSettings(
  content: unknown,
  note: (problem: FileProblem) => void = () => {},
): InstallationSettings {
  const file = isJsonObject(content) ? content : {};
  const block = blockOf(file, note);
  const top = Object.entries(file).filter(([name]) => AT_THE_TOP.includes(name));
  const tell = (problem: ShapeProblem) =>
    note(isIn(block, problem) ? { ...problem, pointer: `/settings${problem.pointer}` } : problem);
  const { customScripts, ...settings } = checkLeniently(
    settingsSchema,
    { ...Object.fromEntries(top), ...block },
    tell,
  );
  if (Object.keys(customScripts).length > 0) note(NO_HASHES);
  const { shortcuts } = settings;
  return {
    ...settings,
    shortcuts: Object.fromEntries(Object.entries(shortcuts).map(([name, entry]) => [name, keysOf(entry)])),
  };
}

export function settingsBlock(content: unknown): JsonObject {
  return blockOf(isJsonObject(content) ? content : {}, () => {});
}

const NO_HASHES: FileProblem = {
  code: 'PLG-111',
  pointer: '/settings/customScripts',
  message: 'is not loaded: "taskweave-plugin import-legacy" makes entries with hashes of it',
};

function blockOf({ settings }: JsonObject, note: (problem: FileProblem) => void): JsonObject {
  if (isJsonObject(settings)) return settings;
  if (settings !== undefined) {
    note({ code: 'PLG-102', pointer: '/settings', message: 'must be an object' });
  }
  return {};
}

function isIn(block: JsonObject, { path: [name] }: ShapeProblem): boolean {
  return typeof name === 'string' && Object.hasOwn(block, name);
}

type Keys = string | readonly string[] | null;

function keysOf(entry: Keys | { readonly key: Keys }): readonly string[] {
  const keys = isJsonObject(entry) ? (entry as { readonly key: Keys }).key : entry;
  if (keys === null) return [];
  return typeof keys === 'string' ? [keys] : (keys as readonly string[]);
}
