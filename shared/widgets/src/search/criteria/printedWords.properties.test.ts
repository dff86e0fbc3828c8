import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import type { SearchKnowledge } from '../Interpretation';
import { readSearch } from '../readSearch';
import { acceptedCriteria } from './acceptedCriteria';
import { NO_WORDS, type SearchPlace } from './place/SearchPlace';
import { toEngineQuery } from './toEngineQuery';

const NOW = new Date('2026-11-26T10:00:00');
const PLACE: SearchPlace = {
  userId: 'demo',
  variables: [],
  words: { ...NO_WORDS, stage: 'facts' },
  now: NOW,
  locale: 'en',
};

const ODD = [
  'Overdue invoices',
  'Claim your task',
  'Mine safety',
  'Review by Friday',
  'Not urgent',
  'Due diligence',
  'Me too',
  'Say "hello" to O\'Brien',
  'Half 50% off_now',
  'C:\\temp\\files',
  'Größe der Straße',
  'İstanbul office',
  'Rocket 🚀 launch',
  'hyphen-ated-word',
  '2026 budget 007',
  'Today’s lunch',
  'Assigned seats',
  'Nobody knows',
  'Unassigned lockers',
  'Priority mail',
  'Created by hand',
  'a=b check',
  'foo>bar',
  'Under 500 rules',
  'March madness',
  'John or Mary',
  'Owner manual',
  '„Zitat“ prüfen',
  '@mention people',
  'semi;colon, comma',
  '(brackets) [square]',
  'snoozed: alarm',
  'Delegated or resolved',
  'name contains ask',
];

/** As the engine compares: in capitals, where each of the alternatives has one property that holds. */
function findsByName(word: string, name: string, language: string): boolean {
  const known: SearchKnowledge = { language, variables: [], people: [], processes: [], now: NOW };
  const criteria = acceptedCriteria(readSearch(word, known));
  const search = { criteria, matchAny: false, ignoreNames: false, ignoreValues: false };
  const { query } = toEngineQuery(search, {}, { ...PLACE, locale: language });
  const { orQueries = [], ...others } = query as {
    readonly orQueries?: readonly { readonly nameLike?: string }[];
  };
  return (
    Object.keys(others).length === 0 &&
    orQueries.length > 0 &&
    orQueries.every(({ nameLike = '' }) => isLike(name, nameLike))
  );
}

function isLike(text: string, pattern: string): boolean {
  const parts = pattern
    .toUpperCase()
    .split(/(\\.|[%_])/s)
    .map((part) => (part === '%' ? '.*' : part === '_' ? '.' : escaped(part.replace(/^\\(.)$/s, '$1'))));
  return new RegExp(`^${parts.join('')}$`, 'su').test(text.toUpperCase());
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

function wordsIn(name: string): readonly string[] {
  return name.split(/\s+/).filter((word) => (word.match(/\p{L}/gu) ?? []).length > 2);
}

it.each(ODD)('each word of a task finds it, in small letters: %s', (name) => {
  for (const word of wordsIn(name))
    expect([word, findsByName(word.toLowerCase(), name, 'en')]).toEqual([word, true]);
});

it('each word of any name finds the task, in small letters', () => {
  const odd = ODD.flatMap(wordsIn);
  const part = string({ unit: constantFrom(..."aeiouäßİéčعнxyz019-_%\\'.,;:!?()[]🚀") });
  assert(
    property(
      array(part, { minLength: 1, maxLength: 4 }),
      constantFrom(...odd),
      constantFrom('en', 'de'),
      (made, word, language) => {
        // What a name begins with may be a possessive state.
        const name = [word, ...made].join(' ');
        for (const one of wordsIn(name).slice(0, 1))
          expect(findsByName(one.toLowerCase(), name, language)).toBe(true);
        for (const one of wordsIn(made.join(' ')))
          expect(findsByName(one.toLowerCase(), name, language)).toBe(true);
      },
    ),
  );
});
