const BEGIN = '<!-- figures: written by "npm run bench", changed nowhere else -->';
const END = '<!-- end of the figures -->';

/**
 * Puts the figures in place of the older ones. What stands around them is written by hand and stays.
 *
 * @param {string} page
 * @param {string} figures
 * @returns {string}
 * @throws {Error} a page without the place for them
 */
export function replaceFigures(page, figures) {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin === -1 || end < begin) {
    throw new Error(
      `The page needs the lines ${BEGIN} and ${END}, in this order: the figures stand between them.`,
    );
  }
  return `${page.slice(0, begin + BEGIN.length)}\n\n${figures.trim()}\n\n${page.slice(end)}`;
}
