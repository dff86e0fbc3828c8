import type { AdminFile, AdminFileProblem } from '@taskweave/plugin-files/admin-file/AdminFile';
import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

/** A problem with its place in the text, lines and columns from 1. */
export interface LocatedProblem extends AdminFileProblem {
  readonly line: number;
  readonly column: number;
}

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
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error !== undefined || root === undefined) {
    const problem: AdminFileProblem = {
      code: 'PLG-101',
      pointer: '/',
      message: `this is not JSON (${error === undefined ? 'the file is empty' : printParseErrorCode(error.error)})`,
      isFatal: true,
      pluginId: null,
    };
    const file = { ...parseAdminFile(null), problems: [problem] };
    return { file, problems: [{ ...problem, ...placeOf(text, error?.offset ?? 0) }] };
  }
  const file = parseAdminFile(JSON.parse(text));
  return { file, problems: file.problems.map((problem) => locate(problem, root, text)) };
}

function locate(problem: AdminFileProblem, root: Node, text: string): LocatedProblem {
  const path = problem.pointer
    .split('/')
    .slice(1)
    .filter((name) => name !== '')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((name) => (/^\d+$/.test(name) ? Number(name) : name));
  // A missing member has no position: its parent's is reported.
  for (let length = path.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node !== undefined)
      return { ...problem, ...placeOf(text, (node.parent?.type === 'property' ? node.parent : node).offset) };
  }
  return { ...problem, line: 1, column: 1 };
}

function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
