import { expect, it } from 'vitest';
import { findStyleFaults } from './findStyleFaults';

it.each([
  ['a full stop in one language only', 'Enter a name.', 'Geben Sie einen Namen ein'],
  ['a full stop behind a failure alone', 'It could not be saved.', 'Es konnte nicht gesichert werden.'],
  ['sentences without an end', 'It failed. Try again', 'Fehlgeschlagen. Noch einmal'],
  ['a space before an English ellipsis', 'Loading …', 'Wird geladen …'],
  ['no space before a German ellipsis', 'Loading…', 'Wird geladen…'],
  ['straight quotes', 'Delete "{{name}}"?', '„{{name}}“ löschen?'],
])('finds %s', (_, en, de) => {
  expect(findStyleFaults({ en: { key: en }, de: { key: de } })).not.toEqual([]);
});

it('finds nothing in texts that keep the rule', () => {
  const en = {
    a: 'It could not be saved',
    b: 'It could not be saved. Try again.',
    c: 'Loading…',
    d: '“{{name}}”',
  };
  const de = {
    a: 'Nicht gesichert',
    b: 'Nicht gesichert. Noch einmal.',
    c: 'Wird geladen …',
    d: '„{{name}}“',
  };
  expect(findStyleFaults({ en, de })).toEqual([]);
});
