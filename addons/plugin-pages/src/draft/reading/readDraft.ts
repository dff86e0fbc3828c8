import type { AdminFile, AdminFileProblem, AdminPlugin } from '@taskweave/plugin-files/admin-file/AdminFile';
import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import { addressOf } from '@taskweave/plugin-files/known-plugins/addressOf';
import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { readJsonText, type TextPlace } from '@taskweave/plugin-files/problems/readJsonText';

/** What is wrong, and where. */
export interface DraftProblem extends Pick<AdminFileProblem, 'pointer' | 'message' | 'isFatal'>, TextPlace {
  readonly code: string;
}

export interface Draft {
  /** Null where the text is no JSON object: nothing can be done with it then. */
  readonly file: AdminFile | null;
  readonly content: unknown;
  readonly problems: readonly DraftProblem[];
}

type Finding = Omit<DraftProblem, keyof TextPlace>;

/** Characters: the server takes no more, nor does the page. */
const MOST = 2 ** 20;

/**
 * Reads the draft of `config/plugins.json` as the page would, and besides looks at what plugins that are known would say to
 * it.
 *
 * @param entryOf what is known of a plugin by its id
 */
export function readDraft(text: string, entryOf: (id: string) => PluginEntry | null): Draft {
  // No file, and an empty one, are the same.
  const json = readJsonText(text.trim() === '' ? '{}' : text);
  if (!json.ok || text.length > MOST) {
    const message = json.ok ? 'the file is larger than 1 MB' : json.message;
    const place = json.ok ? json.placeOf('') : json.place;
    const problem = { code: 'PLG-101', pointer: '/', message, isFatal: true, ...place };
    return { file: null, content: null, problems: [problem] };
  }
  const file = parseAdminFile(json.value);
  const findings: Finding[] = [
    ...file.problems,
    ...file.plugins.flatMap((one) => objections(one, file, entryOf)),
  ];
  return {
    file: file.problems.some(({ code }) => code === 'PLG-101') ? null : file,
    content: json.value,
    problems: findings
      .map((finding) => ({ ...finding, ...json.placeOf(finding.pointer) }))
      .sort((a, b) => a.offset - b.offset),
  };
}

function objections(
  plugin: AdminPlugin,
  file: AdminFile,
  entryOf: (id: string) => PluginEntry | null,
): readonly Finding[] {
  if (!plugin.enabled) return [];
  const entry = entryOf(plugin.id);
  const place = `/plugins/${plugin.index}`;
  if (plugin.format === 'builtin' && entry?.isBuiltin !== true) {
    const message = 'no part of the application has this id, and no manifest is named';
    return [{ code: 'PLG-107', pointer: `${place}/id`, message, isFatal: true }];
  }
  const isSame = entry?.isBuiltin || (entry?.adminEntry && addressOf(entry.adminEntry) === addressOf(plugin));
  const schema = isSame ? entry?.plugin?.manifest.config : undefined;
  const config = schema && file.readConfig(schema, plugin.config);
  if (config?.ok !== false) return [];
  return config.problems.map(({ pointer, message }) => ({
    code: 'PLG-108',
    pointer: `${place}/config${pointer}`,
    message,
    isFatal: true,
  }));
}
