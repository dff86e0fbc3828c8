import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings } from '../../shared/plugin-files/src/settings/readSettings';
import { SETTINGS_PAGE, settingsPage } from './settingsTable.mjs';

const page = readFileSync(SETTINGS_PAGE, 'utf8');

test('the page has every setting with its default: "npm run update -- settings" writes it', async () => {
  await expect(settingsPage()).toMatchFileSnapshot(SETTINGS_PAGE);
});

test('the defaults are those that plugins read', () => {
  const listed = [...page.matchAll(/^\| `([\w.]+)` \| `(.*?)` \|/gm)].map(([, name, value]) => [
    String(name),
    JSON.parse(String(value)),
  ]);
  const { customScripts: _, ...documented } = Object.fromEntries(listed);
  const read = Object.entries(readSettings(null)).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && Object.keys(value).length > 0
      ? Object.entries(value).map(([member, own]) => [`${name}.${member}`, own])
      : [[name, value]],
  );
  expect(documented).toEqual(Object.fromEntries(read));
});

test('the files on the page have no problems', async () => {
  const { parseAdminFile } = await import('../../shared/plugin-files/src/admin-file/parseAdminFile');
  const shown = [...page.matchAll(/^```json\n(.*?)^```/gms)].map(([, json]) => JSON.parse(String(json)));
  expect(shown.length).toBeGreaterThan(0);
  for (const file of shown.filter((one) => 'settings' in one)) {
    expect(parseAdminFile(file).problems).toEqual([]);
  }
});
