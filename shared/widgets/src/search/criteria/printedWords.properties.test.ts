import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { findsByName } from '../testing/findsByName';

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
  'Neither here nor there',
  'Not from concentrate',
  'Friday afternoon tea',
  'mid-December party',
  'Biggest fan contest',
  '¿Dónde está?',
  'name contains ask',
];

function wordsIn(name: string): readonly string[] {
  return name.split(/\s+/).filter((word) => (word.match(/\p{L}/gu) ?? []).length > 2);
}

it.each(ODD)('each word of a task finds it, in small letters: %s', (name) => {
  for (const word of wordsIn(name))
    expect([word, findsByName(word.toLowerCase(), name, 'en')]).toEqual([word, true]);
});

it.each([
  'Neither here',
  'Friday afternoon',
  'Not urgent',
  'No due date',
  'Not started',
  'Assignee none',
  'Not yet claimed',
])('a task that is called what a search says is found by its whole name: %s', (name) => {
  expect(findsByName(name.toLowerCase(), name, 'en')).toBe(true);
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
