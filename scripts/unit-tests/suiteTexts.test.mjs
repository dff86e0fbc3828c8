import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../process/paths.mjs';

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(inRepository(file), 'utf8'));

const files = ['shell', ...readdirSync(inRepository('remotes')).map((name) => `remotes/${name}`)].flatMap(
  (room) =>
    readdirSync(inRepository(room, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${room}/src/${name.replaceAll('\\', '/')}`),
);
const rooms = files.filter((file) => file.endsWith('/suiteTexts.json'));

/**
 * @param {string} file a `suiteTexts.json`
 * @returns {Record<string, string>}
 */
function textsOf(file) {
  const [room = ''] = /^(shell|remotes\/[\w-]+)/.exec(file) ?? [];
  const catalogues =
    room === 'shell'
      ? ['shell/src/i18n/en.json', 'shell/src/welcome/en.json']
      : files.filter((name) => name.startsWith(`${room}/`) && name.endsWith('/en.json'));
  return Object.assign({}, ...catalogues.map(read));
}

/** A text of the suite has no name in it: where ours has one, the rest of the notification must say it. */
const TELL_LESS = ['change.error.assign', 'change.error.delegate', 'engine.unknown'];

test('the parts of the application say which texts of the old Tasklist they have a place for', () => {
  const remotes = readdirSync(inRepository('remotes')).map(
    (name) => `remotes/${name}/src/i18n/suiteTexts.json`,
  );
  expect(rooms.toSorted()).toEqual([...remotes, 'shell/src/installation/suiteTexts.json'].toSorted());
});

test.each(rooms)(
  '%s names texts that are there, and no more placeholders than are known to be lost',
  (file) => {
    const texts = textsOf(file);
    const keys = Object.keys(read(file));
    expect(keys.filter((key) => texts[key] === undefined)).toEqual([]);
    expect(keys.filter((key) => texts[key]?.includes('{{') && !TELL_LESS.includes(key))).toEqual([]);
  },
);

test('the fields of variables, which are components of all parts, are named as the old Tasklist names them', () => {
  const texts = read('shared/ui/src/variable-editor/en.json');
  const named = read('shell/src/installation/componentTexts.json');
  expect(Object.keys(named).filter((key) => texts[key] === undefined || texts[key].includes('{{'))).toEqual(
    [],
  );
});

test('the filter dialog, whose texts are apart, uses none of the names of the column', () => {
  const column = read('remotes/filters/src/i18n/en.json');
  const dialog = Object.keys(read('remotes/filters/src/dialog-texts/en.json'));
  expect(dialog.filter((key) => key in column)).toEqual([]);
});
