import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeDocs } from './currentDocs.mjs';

/** @type {string} */
let folder;
/** @type {Map<string, string>} */
let pages;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-'));
  writeDocs(folder);
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'));
  pages = new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('every page for authors is there, and those that they link to', () => {
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining(['index.html', 'tutorial.html', 'points.html', 'api-report.html', 'admins.html']),
  );
});

test('every link and picture within the docs leads to something that is there', () => {
  const dead = [...pages].flatMap(([name, html]) =>
    [...html.matchAll(/ (?:href|src)="([^"]+)"/g)]
      .map(([, address = '']) => address)
      .filter((address) => !/^https?:/.test(address) && !isThere(name, address))
      .map((address) => `${name}: ${address}`),
  );

  expect(dead).toEqual([]);
});

test('pages need no script, and no style but that of their sheet', () => {
  const active = [...pages].filter(([, html]) => /<script| on\w+="| style="|href="javascript:/.test(html));

  expect(active.map(([name]) => name)).toEqual([]);
});

/** @param {string} from @param {string} address */
function isThere(from, address) {
  const [file = '', anchor = ''] = address.split('#');
  if (file === 'gallery/index.html') return true;
  const html = pages.get(file || from);
  if (anchor !== '') return html?.includes(` id="${anchor}"`) === true;
  return existsSync(path.join(folder, file));
}
