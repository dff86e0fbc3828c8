import type { AdminFile } from '@taskweave/plugin-files/admin-file/AdminFile';
import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { takesPart } from '@taskweave/plugin-files/known-plugins/PluginStatus';

const CODE = 'PLG-108';

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
