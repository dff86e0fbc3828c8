import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url));

/**
 * What a new plugin may contribute: `part.json` of a folder, beside the code and its tests.
 *
 * @typedef {object} Part
 * @property {string} says for the question
 * @property {string} [note] for the author, above the contribution
 * @property {string} point
 * @property {Record<string, unknown>} contribution
 * @property {string} [component] the file that draws it
 * @property {readonly string[]} uses calls to the engine
 * @property {Record<'en' | 'de', Record<string, string>>} texts
 */

/** @type {Readonly<Record<string, Part>>} */
export const PARTS = Object.fromEntries(
  readdirSync(path.join(TEMPLATE, 'parts')).map((name) => [
    name,
    JSON.parse(readFileSync(path.join(TEMPLATE, 'parts', name, 'part.json'), 'utf8')),
  ]),
);
