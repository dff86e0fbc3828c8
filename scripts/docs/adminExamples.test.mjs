import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAdminFile } from '../../shared/plugin-files/src/admin-file/parseAdminFile';
import { inRepository } from '../process/paths.mjs';

const page = readFileSync(inRepository('docs/without-code.md'), 'utf8');
const examples = [...page.matchAll(/^### (.*?)\n.*?^```json\n(.*?)^```/gms)].map(([, title, json]) => ({
  title,
  file: JSON.parse(String(json)),
}));

test('the page has its ten examples', () => {
  expect(examples.map(({ title }) => Number.parseInt(String(title), 10))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
});

test.each(examples)('the example can be copied as it is: $title', ({ file }) => {
  const { plugins, problems } = parseAdminFile(file);
  expect(problems).toEqual([]);
  expect(plugins.map(({ id }) => id)).toEqual(
    (file.plugins ?? []).map((/** @type {{ id: string }} */ { id }) => id),
  );
});
