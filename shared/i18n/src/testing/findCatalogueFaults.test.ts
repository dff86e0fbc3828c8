import { describe, expect, it } from 'vitest';
import { findCatalogueFaults, placeholdersOf } from './findCatalogueFaults';

describe('placeholdersOf', () => {
  it('finds every name once, with and without spaces or formats', () => {
    expect(placeholdersOf('{{b}} and {{ a }} and {{b, number}}')).toEqual(['a', 'b']);
  });
});

describe('findCatalogueFaults', () => {
  it('is content with two complete catalogues', () => {
    expect(findCatalogueFaults({ en: { greet: 'Hello {{name}}' }, de: { greet: 'Hallo {{name}}' } })).toEqual(
      [],
    );
  });

  it('names a key that a language lacks', () => {
    expect(findCatalogueFaults({ en: { a: 'A', b: 'B' }, de: { a: 'A' } })).toEqual(['de: "b" is missing.']);
  });

  it('names an empty text', () => {
    expect(findCatalogueFaults({ en: { a: 'A' }, de: { a: ' ' } })).toEqual(['de: "a" is empty.']);
  });

  it('names placeholders that differ', () => {
    expect(findCatalogueFaults({ en: { a: '{{x}}' }, de: { a: '{{y}}' } })).toEqual([
      '"a": the placeholders differ: en has {x}, de has {y}.',
    ]);
  });

  it('wants every plural form that the language has', () => {
    const faults = findCatalogueFaults({
      en: { n_one: 'one', n_other: '{{count}}' },
      de: { n_other: '{{count}}' },
    });
    expect(faults).toEqual(['de: "n_one" is missing.']);
  });

  it('lets a singular leave out the count', () => {
    const en = { n_one: 'A task', n_other: '{{count}} tasks' };
    const de = { n_one: '{{count}} Aufgabe', n_other: '{{count}} Aufgaben' };
    expect(findCatalogueFaults({ en, de })).toEqual([]);
  });
});
