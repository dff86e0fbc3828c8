import { expect, it } from 'vitest';
import { readSettings } from '../settings/readSettings';
import { NO_ADMIN_FILE, NO_PAGE_SETTINGS, saysNothing } from './noAdminFile';
import { parseAdminFile } from './parseAdminFile';

it.each([null, undefined, {}])('says what the reader says of %j', (content) => {
  const { readConfig: _, ...file } = parseAdminFile(content);
  const { readConfig: __, ...none } = NO_ADMIN_FILE;
  expect(none).toEqual(file);
  expect(readSettings(content)).toMatchObject(NO_PAGE_SETTINGS);
});

it.each([
  [null, true],
  [undefined, true],
  [{}, true],
  [{ app: {} }, false],
  [[], false],
  ['', false],
])('knows whether there is anything to read in %j', (content, expected) => {
  expect(saysNothing(content)).toBe(expected);
});
