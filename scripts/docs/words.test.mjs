import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRepository } from '../process/paths.mjs';

/**
 * Words that read translated. The second of a pair says what a native writes.
 *
 * @type {readonly (readonly [RegExp, string])[]}
 */
const BANNED = [
  [/\bwhoever\b/i, 'people who, a person who'],
  [/\banew\b/i, 'again'],
  [/\btold\b/i, 'shown, reported; "a message says"'],
  [/\bof (?:its|their) own\b/i, 'its own …'],
  [/\bin the place of\b/i, 'instead of'],
  [/\bnobody's word\b/i, 'say who does what'],
];

const pages = ['', 'docs', 'docs/plugins', 'docs/decisions'].flatMap((folder) =>
  readdirSync(inRepository(folder || '.'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => (folder ? `${folder}/${name}` : name)),
);

/**
 * Without code, and without the titles of tests, which are in straight quotes.
 *
 * @param {string} text
 */
const prose = (text) =>
  text
    .replace(/^```.*?^```/gms, '')
    .replace(/^ {4}.*$/gm, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/"[^"\n]*"/g, '');

it.each(pages)('%s has no words that read translated', (page) => {
  const text = prose(readFileSync(inRepository(page), 'utf8'));
  const found = BANNED.flatMap(([word, instead]) => {
    const at = word.exec(text);
    return at ? [`${text.slice(Math.max(0, at.index - 40), at.index + 40)} → ${instead}`] : [];
  });
  expect(found).toEqual([]);
});

it('finds a banned word in prose, and lets code and quoted titles be', () => {
  const words = (/** @type {string} */ text) => BANNED.filter(([word]) => word.test(prose(text))).length;
  expect(words('The page is loaded anew.')).toBe(1);
  expect(words('`told.closed` of "what was told" is code.')).toBe(0);
});
