import { expect, it } from 'vitest';
import { entryKeys, filterKeys } from './filterKeys';

const keysOf = (...names: readonly string[]) => [
  ...filterKeys(names.map((name) => ({ id: name, name }))).values(),
];

it('takes the first letter of a name, without accents', () => {
  expect(keysOf('Overdue', 'Änderungen', 'my tasks')).toEqual(['o', 'a', 'm']);
});

it('numbers those that begin with the same letter', () => {
  expect(
    new Map(
      filterKeys([
        { id: 'a', name: 'My tasks' },
        { id: 'b', name: 'My groups' },
      ]),
    ),
  ).toEqual(
    new Map([
      ['a', 'm 1'],
      ['b', 'm 2'],
    ]),
  );
});

it('numbers those whose names begin with no letter of every keyboard', () => {
  expect(keysOf('مهامي', '2026')).toEqual(['1', '2']);
});

it('gives no keys to more than nine of a letter', () => {
  expect(keysOf(...Array.from({ length: 11 }, (_, index) => `Team ${index}`))).toHaveLength(9);
});

it('gives another entry the first of its letters that no filter begins with', () => {
  const filters = [
    { id: 'a', name: 'Claims' },
    { id: 'b', name: 'Overdue' },
  ];
  expect(entryKeys(['Completed by me', 'Móbile', 'Co'], filters)).toEqual(['m', 'b', undefined]);
});
