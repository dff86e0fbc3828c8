import { readTree, visit } from '../expressions/readTree.mjs';

const MOST_LINES = 80;

/**
 * Counts blank lines and comments too, unlike Biome's rule.
 * @param {ReadonlyMap<string, string>} sources
 * @returns {string[]}
 */
export function checkFunctions(sources) {
  return [...sources].flatMap(([file, code]) => {
    // No function is longer than its file.
    if (code.split('\n').length <= MOST_LINES) return [];
    const lineOf = (/** @type {number} */ place) => code.slice(0, place).split('\n').length;
    /** @type {string[]} */
    const found = [];
    visit(readTree(file, code), ({ type, start, end }) => {
      if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)) return;
      const lines = lineOf(end) - lineOf(start) + 1;
      if (lines > MOST_LINES) {
        found.push(
          `${file}:${lineOf(start)}: a function of ${lines} lines, more than ${MOST_LINES}: name its parts.`,
        );
      }
    });
    return found;
  });
}
