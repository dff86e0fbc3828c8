import type { AdminFile } from '@taskweave/plugin-files/admin-file/AdminFile';
import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { takesPart } from '@taskweave/plugin-files/known-plugins/PluginStatus';

/** The administrator's configuration is not what the plugin declares. */
const CODE = 'PLG-108';

/**
 * Gives an entry its configuration: what the file says, checked against the plugin's schema, with the defaults of it.
 * One that does not fit refuses this plugin alone, until the file says something that fits. A part of the application stays,
 * with the members that fit.
 *
 * @param file knows how to read it
 * @param known the configuration that was found last; given again while it says the same
 */
export function withConfig(
  entry: PluginEntry,
  { readConfig }: Pick<AdminFile, 'readConfig'>,
  known: unknown,
): PluginEntry {
  const { plugin, status, adminEntry } = entry;
  const wasWrong = status.phase === 'refused' && status.code === CODE;
  if (plugin === null || !(takesPart(status) || wasWrong)) return { ...entry, config: null };
  const schema = plugin.manifest.config;
  const given = adminEntry?.config ?? null;
  const result = schema === undefined ? ({ ok: true, config: given } as const) : readConfig(schema, given);
  if (!result.ok) {
    const message = result.problems
      .map((problem) => `/plugins/${adminEntry?.index ?? 0}/config${problem.pointer} ${problem.message}`)
      .join('; ');
    if (entry.isBuiltin) {
      return { ...entry, config: result.fitting, ignored: { code: CODE, message: `${message}.` } };
    }
    return { ...entry, config: null, status: { phase: 'refused', code: CODE, message: `${message}.` } };
  }
  const isSame = JSON.stringify(known ?? null) === JSON.stringify(result.config ?? null);
  const config = isSame ? (known ?? null) : (result.config ?? null);
  return { ...entry, config, ...(wasWrong && { status: { phase: 'ready' } as const }) };
}
