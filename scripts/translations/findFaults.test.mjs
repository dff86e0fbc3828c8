import { describe, expect, it } from 'vitest';
import { findEnglish, findFaults, findWordFaults, placeholdersOf } from './findFaults.mjs';

it('finds every placeholder once, with and without spaces or formats', () => {
  expect(placeholdersOf('{{b}} and {{ a }} and {{b, number}}')).toEqual(['a', 'b']);
});

describe('findFaults', () => {
  it('is content with a complete catalogue', () => {
    expect(findFaults({ greet: 'Hello {{name}}' }, { greet: 'Hallo {{name}}' }, 'de')).toEqual([]);
  });

  it.each([
    ['a key that is missing', { a: 'A', b: 'B' }, { a: 'A' }, ['"b" is missing.']],
    ['a key too many', { a: 'A' }, { a: 'A', b: 'B' }, ['"b" is superfluous.']],
    ['an empty text', { a: 'A' }, { a: ' ' }, ['"a" is empty.']],
    [
      'placeholders that differ',
      { a: '{{x}}' },
      { a: '{{y}}' },
      ['"a": the placeholders differ: English has {x}, de has {y}.'],
    ],
  ])('names %s', (_, english, texts, faults) => {
    expect(findFaults(english, texts, 'de')).toEqual(faults);
  });

  const english = { n_one: 'A task', n_other: '{{count}} tasks' };

  it.each([
    ['de', ['one', 'other'], []],
    ['de', ['other'], ['"n_one" is missing.']],
    ['pl', ['one', 'other'], ['"n_few" is missing.', '"n_many" is missing.']],
    ['ar', ['one', 'two', 'few', 'many', 'other'], ['"n_zero" is missing.']],
    ['de', ['one', 'few', 'other'], ['"n_few" is superfluous.']],
  ])('wants the plural forms of %s, given %j', (tag, forms, faults) => {
    const texts = Object.fromEntries(forms.map((form) => [`n_${form}`, '{{count}}']));
    expect(findFaults(english, texts, tag)).toEqual(faults);
  });
});

it('lets a form leave out the count', () => {
  const english = { n_one: '{{count}} task', n_other: '{{count}} tasks' };
  expect(findFaults(english, { n_one: 'Eine Aufgabe', n_other: '{{count}} Aufgaben' }, 'de')).toEqual([]);
});

it('names meanings without a phrase, but takes an empty list', () => {
  const english = { dates: { due: ['due'], created: ['created'] } };
  expect(findWordFaults(english, { dates: { due: [] }, ages: { older: ['older'] } })).toEqual([
    '"dates.created" is missing.',
    '"ages.older" is superfluous.',
  ]);
});

it('tells forgotten texts from words that two languages share', () => {
  const english = { a: 'Description', b: 'This task is gone', c: 'Tasks' };
  expect(findEnglish(english, { a: 'Description', b: 'This task is gone', c: 'Tâches' })).toEqual({
    shared: ['Description'],
    untranslated: ['"b" is the English text: "This task is gone".'],
  });
});
