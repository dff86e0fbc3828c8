import { checkLeniently } from '@taskweave/plugin-files/problems/checkLeniently';
import { isJsonObject, type JsonObject } from '@taskweave/plugin-files/problems/isJsonObject';
import { jsonPointer } from '@taskweave/plugin-files/problems/jsonPointer';
import { unknownMembers } from '@taskweave/plugin-files/problems/unknownMembers';
import { settingsSchema } from '@taskweave/plugin-files/settings/settingsSchema';

/** What the suite's applications read from their `config.js`, and its task list has no use for. */
const OF_OTHER_APPLICATIONS = [
  'bpmnJs',
  'camDateLocales',
  'cascade',
  'defaultFilter',
  'historicActivityInstanceMetrics',
  'previewHtml',
  'runtimeActivityInstanceMetrics',
];

export interface ConvertedSettings {
  /** For `settings` of the plugin file: what `config.js` names, and nothing else. */
  readonly settings: JsonObject;
  /** What was left out and why, one sentence for each name. */
  readonly leftOut: readonly string[];
}

/**
 * Brings the settings of the old Tasklist over to `settings` of `config/plugins.json`.
 *
 * @param values what `config.js` says, without what it says of plugins
 * @example convertSettings({ shortcuts: { claimTask: { key: 'c', description: 'claims' } }, theme: 'dark' })
 * // { settings: { shortcuts: { claimTask: 'c' } }, leftOut: ['theme: is unknown …'] }
 */
export function convertSettings(values: JsonObject): ConvertedSettings {
  const leftOut = new Map<string, string>();
  const wrong = new Set<string>();
  const known = Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      if (Object.hasOwn(settingsSchema.entries, name)) return true;
      leftOut.set(
        name,
        OF_OTHER_APPLICATIONS.includes(name)
          ? 'has no effect in a task list, and was left out'
          : 'is unknown, and was left out',
      );
      return false;
    }),
  );
  const read = checkLeniently(settingsSchema, known, ({ pointer, message }) => {
    wrong.add(pointer);
    leftOut.set(nameAt(pointer), `${message}, and was left out`);
  });
  for (const { path } of unknownMembers(settingsSchema, known)) {
    leftOut.set(path.join('.'), 'is unknown, and was left out');
  }
  return {
    settings: named(known, read, []) as JsonObject,
    leftOut: [...leftOut].map(([name, reason]) => `${name}: ${reason}.`),
  };

  /** What is written, as far as it was taken; not the defaults for what is not. */
  function named(written: unknown, taken: unknown, place: readonly string[]): unknown {
    if (!isJsonObject(written) || !isJsonObject(taken)) return taken;
    // Of a shortcut its keys are enough: what it does is said by the command itself.
    if (place[0] === 'shortcuts' && place.length === 2) return taken.key;
    return Object.fromEntries(
      Object.keys(written)
        .filter((name) => Object.hasOwn(taken, name) && !wrong.has(jsonPointer([...place, name])))
        .map((name) => [name, named(written[name], taken[name], [...place, name])]),
    );
  }
}

function nameAt(pointer: string): string {
  return pointer.slice(1).replaceAll('/', '.');
}
