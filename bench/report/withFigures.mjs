/**
 * Writes new figures into a page and keeps what is written by hand around them.
 *
 * @param {string} page
 * @param {string} markdown
 * @returns {string}
 * @throws {Error} a page without the lines that mark the place
 */
export function withFigures(page, markdown) {
  const section = /(<!-- figures: [^>]* -->)[\s\S]*(<!-- end of the figures -->)/;
  if (!section.test(page)) throw new Error('The page has no place for the figures.');
  return page.replace(section, (_, begin, end) => `${begin}\n\n${markdown.trim()}\n\n${end}`);
}
