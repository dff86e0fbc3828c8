import { readFileSync, writeFileSync } from 'node:fs';
import { inRepository } from '../../scripts/process/paths.mjs';

/**
 * Writes new figures into docs/performance.md and keeps what is written by hand around them.
 *
 * @param {'figures' | 'load'} name
 * @param {string} markdown
 */
export function replaceSection(name, markdown) {
  const page = inRepository('docs/performance.md');
  writeFileSync(page, withSection(readFileSync(page, 'utf8'), name, markdown));
}

/**
 * @param {string} page
 * @param {string} name as in `<!-- figures: … -->` and `<!-- end of the figures -->`
 * @param {string} markdown
 * @returns {string}
 * @throws {Error} a page without these two lines
 */
export function withSection(page, name, markdown) {
  const section = new RegExp(`(<!-- ${name}: [^>]* -->)[^]*(<!-- end of the ${name} -->)`);
  if (!section.test(page)) throw new Error(`The page has no section for the ${name}.`);
  return page.replace(section, (_, begin, end) => `${begin}\n\n${markdown.trim()}\n\n${end}`);
}
