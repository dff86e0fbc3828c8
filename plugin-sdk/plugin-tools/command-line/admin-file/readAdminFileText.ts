import type { AdminFile, AdminFileProblem } from '@taskweave/plugin-files/admin-file/AdminFile';
import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import { readJsonText, type TextPlace } from '@taskweave/plugin-files/problems/readJsonText';

/** A problem with its place in the text. */
export interface LocatedProblem extends AdminFileProblem, TextPlace {}

export interface ReadAdminFile {
  readonly file: AdminFile;
  readonly problems: readonly LocatedProblem[];
}

/**
 * Reads the text of `config/plugins.json` and finds the line of everything that is wrong with it.
 *
 * @example
 * const { file, problems } = readAdminFileText(await readFile('config/plugins.json', 'utf8'));
 */
export function readAdminFileText(text: string): ReadAdminFile {
  const json = readJsonText(text);
  if (!json.ok) {
    const { message, place } = json;
    const problem = { code: 'PLG-101', pointer: '/', message, isFatal: true, pluginId: null } as const;
    return { file: { ...parseAdminFile(null), problems: [problem] }, problems: [{ ...problem, ...place }] };
  }
  const file = parseAdminFile(json.value);
  return {
    file,
    problems: file.problems.map((problem) => ({ ...problem, ...json.placeOf(problem.pointer) })),
  };
}
