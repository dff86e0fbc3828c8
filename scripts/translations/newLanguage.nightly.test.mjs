import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from '../process/listFiles.mjs';
import { inRepository } from '../process/paths.mjs';
import { packOf } from './packOf.mjs';
import { addedLanguages, LANGUAGES } from './places.mjs';

const SOURCES = [
  'shell/src',
  'shared',
  'remotes',
  'addons',
  'scripts/commands/translations.mjs',
  'scripts/process',
  'scripts/translations',
];
const TEXTS = 'shell.i18n.json';

/** @type {string} */
let copy;

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  for (const file of listFiles(SOURCES)) cpSync(inRepository(file), path.join(copy, file));
});

afterEach(() => rmSync(copy, { recursive: true }));

test('a new language takes one folder and one command, which names the texts that are missing', () => {
  expect(check('sv')).toEqual(['sv: 1 to mend', `  There is no folder ${LANGUAGES}/sv.`]);

  const folder = path.join(copy, LANGUAGES, 'sv');
  mkdirSync(folder);
  const files = readdirSync(path.join(copy, LANGUAGES, 'nl'));
  expect(check('sv').filter((line) => line.includes('.json'))).toHaveLength(files.length);

  for (const file of files) cpSync(path.join(copy, LANGUAGES, 'nl', file), path.join(folder, file));
  const texts = JSON.parse(readFileSync(path.join(folder, TEXTS), 'utf8'));
  const ten = Object.entries(texts).slice(0, 10);
  const rest = Object.fromEntries(Object.entries(texts).slice(10));
  writeFileSync(path.join(folder, TEXTS), JSON.stringify(rest));
  expect(check('sv')).toEqual(['sv: 10 to mend', ...ten.map(([key]) => `  ${TEXTS}: "${key}" is missing.`)]);

  writeFileSync(path.join(folder, TEXTS), JSON.stringify({ ...rest, ...Object.fromEntries(ten) }));
  expect(check('sv')[0]).toBe('sv: complete');
  expect(addedLanguages(copy)).toContain('sv');
  expect(JSON.stringify(packOf(copy, 'sv'))).toContain(JSON.stringify(ten[0]?.[1]));
});

/** @param {string} tag */
function check(tag) {
  const code = `const { plan } = await import('./scripts/commands/translations.mjs'); await plan(['${tag}']);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.trimEnd().split('\n');
}
