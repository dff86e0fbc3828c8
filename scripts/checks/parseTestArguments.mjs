import { Explained } from '../process/Explained.mjs';

/** In the order of a whole run. */
export const PARTS = /** @type {const} */ ([
  'format',
  'lint',
  'unused',
  'types',
  'unit',
  'java',
  'build',
  'size',
  'examples',
  'e2e',
]);

/** @typedef {(typeof PARTS)[number]} Part */

export const TEST_HELP = `Usage: npm test -- [part] [options of its runner]

  npm test                              all parts
  npm test -- unit shared/ui            unit tests of a folder (Vitest)
  npm test -- e2e --grep "sign in"      some journeys (Playwright)

Parts: ${PARTS.join(', ')}`;

/**
 * @param {string[]} args as in `['e2e', '--grep', 'sign in']`
 * @returns {{ part: Part | undefined, rest: string[] } | 'help'} without a part, everything is meant
 * @throws {Explained} a part that does not exist, or options without a part
 */
export function parseTestArguments(args) {
  const [first, ...rest] = args;
  if (first === undefined) {
    return { part: undefined, rest: [] };
  }
  if (first === '--help' || first === '-h') {
    return 'help';
  }
  const part = PARTS.find((name) => name === first);
  if (!part) {
    throw new Explained(
      `"${first}" is no part of the tests: npm test -- takes one of ${PARTS.join(', ')} first.`,
    );
  }
  return { part, rest };
}
