import { expect, it } from 'vitest';
import { bringWords } from '../../shared/i18n/src/languageWords';
import { findsByName } from '../../shared/widgets/src/search/testing/findsByName';
import { phraseBook } from '../../shared/widgets/src/search/words/searchWords';
import { inRepository } from '../process/paths.mjs';
import { readPlace } from '../translations/packOf.mjs';
import { addedLanguages } from '../translations/places.mjs';

const TABLES = ['widgets.search.words', 'ui.date-time-picker.day-words'];

const tags = addedLanguages(inRepository());
for (const tag of tags)
  bringWords(tag, Object.fromEntries(TABLES.map((name) => [name, readPlace(inRepository(), tag, name)])));

/** Whose task it is finds names by their beginnings only, for "mine" stands in "Examine". */
const OF_SOMEONE = new Set(['mine', 'notMine']);

const CASES = ['en', 'de', ...tags].map((tag) => {
  const phrases = Object.values(phraseBook(tag)).flat();
  return { tag, phrases: phrases.filter(({ text }) => /^\p{L}{3,}$/u.test(text)) };
});

it.each(CASES)('$tag: a name that begins with a word of searches is found by it, and as a whole', (one) => {
  const lost = one.phrases.flatMap(({ text: word }) =>
    [word, `${word} contract`].filter((typed) => !findsByName(typed, `${word} contract`, one.tag)),
  );
  expect(lost).toEqual([]);
});

it.each(CASES)('$tag: a name that ends in a word of searches is found as a whole', ({ tag, phrases }) => {
  const own = new Set(phrases.filter(({ key }) => OF_SOMEONE.has(key)).map(({ text }) => text));
  const names = phrases.filter(({ text }) => !own.has(text)).map(({ text }) => `contract ${text}`);
  expect(names.filter((name) => !findsByName(name, name, tag))).toEqual([]);
});

it.each(['New vendor', 'Received goods', 'Complete the file', 'Finish report'])(
  '%s is found by its words',
  (name) => {
    const small = name.toLowerCase();
    const typed = [small, ...small.split(' ').filter((word) => word !== 'the')];
    expect(typed.filter((words) => !findsByName(words, name, 'en'))).toEqual([]);
  },
);
