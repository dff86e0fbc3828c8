import { array, assert, constantFrom, integer, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { completeSearch } from './completeSearch';
import type { SearchKnowledge } from './Interpretation';
import { readSearch } from './readSearch';
import de from './sentences/de.json';
import en from './sentences/en.json';
import { writeSearch } from './writeSearch';

const KNOWN: SearchKnowledge = {
  language: 'en',
  variables: [
    { name: 'amount', label: 'Sum of "all"' },
    { name: '', label: '' },
  ],
  people: [{ id: 'john', name: 'John Lindqvist' }],
  processes: [{ id: 'invoice', name: 'Invoice approval' }],
  now: new Date('2026-11-26T10:00:00'),
};
const language = constantFrom('en', 'de', 'ar', 'tlh');
const words = Object.keys({ ...en, ...de }).flatMap((sentence) => sentence.split(' '));
const text = oneof(
  string({ unit: 'grapheme' }),
  array(oneof(constantFrom(...words, '@', '"', '„', '>', '=', ',', '  '), string({ unit: 'grapheme' }))).map(
    (parts) => parts.join(' '),
  ),
  array(constantFrom(...words, '>', '=', '"'), { maxLength: 6 }).map((parts) => parts.join('')),
);

it('every visible character of any text is in exactly one interpretation, in the order of the text', () => {
  assert(
    property(text, language, (typed, spoken) => {
      const read = readSearch(typed, { ...KNOWN, language: spoken });
      let last = 0;
      for (const { start, end, text: part } of read) {
        expect(typed.slice(last, start).trim()).toBe('');
        expect(end).toBeGreaterThan(start);
        expect(typed.slice(start, end)).toBe(part);
        last = end;
      }
      expect(typed.slice(last).trim()).toBe('');
    }),
  );
});

it('only what is begun has no criterion, and no criterion looks for nothing', () => {
  assert(
    property(text, language, (typed, spoken) => {
      for (const { kind, criterion } of readSearch(typed, { ...KNOWN, language: spoken })) {
        expect(criterion === null).toBe(kind === 'open' || kind === 'filler');
        if (kind === 'words') expect(criterion?.value.trim()).not.toBe('');
      }
    }),
  );
});

it('the meaning of a text is written as words that mean the same, or as none', () => {
  assert(
    property(text, language, (typed, spoken) => {
      const known = { ...KNOWN, language: spoken };
      for (const { criterion } of readSearch(typed, known)) {
        if (criterion === null) continue;
        const written = writeSearch(criterion, known);
        if (written !== null) expect(readSearch(written, known)[0]?.criterion).toEqual(criterion);
      }
    }),
  );
});

it('a quotation mark that nothing follows takes no blank along', () => {
  const [found] = readSearch('words" ', { ...KNOWN, language: 'en' });
  expect(found?.criterion?.value).toBe('words"');
});

it('a completion keeps the beginning of a text, and its end means what it says', () => {
  assert(
    property(text, integer({ min: 0, max: 40 }), language, (typed, length, spoken) => {
      const known = { ...KNOWN, language: spoken };
      const begun = typed.slice(0, length);
      for (const { text: whole, words: end, criterion } of completeSearch(begun, known)) {
        const kept = whole.slice(0, whole.length - end.length);
        expect(whole.endsWith(end)).toBe(true);
        expect(begun.startsWith(kept)).toBe(true);
        if (criterion !== null) expect(readSearch(whole, known).at(-1)?.criterion).toEqual(criterion);
      }
    }),
  );
});
