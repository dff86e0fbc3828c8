import { keysOf } from '@taskweave/base/keysOf';
import { withoutMarks } from '@taskweave/base/texts/words';
import type { WordTable } from '@taskweave/i18n/catalogue';
import { baseOf } from '@taskweave/i18n/language-tags/languageTags';
import { wordsOf } from '@taskweave/i18n/languageWords';
import de from './day-words/de.json';
import en from './day-words/en.json';

/** What browsers have no words for: `next`, the end of a month, inflected weekdays. */
export type DayWords = { readonly [Group in keyof typeof en]: Phrases<keyof (typeof en)[Group]> };

type Phrases<Key extends PropertyKey> = { readonly [Which in Key]: readonly string[] };

const TABLES: Readonly<Record<string, WordTable>> = { en, de };
const NONE: WordTable = {};
const read = new WeakMap<WordTable, DayWords>();

export function dayWordsOf(locale: string): DayWords {
  const table = TABLES[baseOf(locale)] ?? wordsOf(locale, 'ui.date-time-picker.day-words') ?? NONE;
  const words = read.get(table) ?? wordsIn(table, locale);
  read.set(table, words);
  return words;
}

function wordsIn(table: WordTable, locale: string): DayWords {
  return {
    weekdays: plain('weekdays'),
    weekdaysThen: plain('weekdaysThen'),
    ends: plain('ends'),
    before: plain('before'),
    one: plain('one'),
    names: plain('names'),
  };

  function plain<Group extends keyof typeof en>(group: Group): DayWords[Group] {
    const phrases = keysOf<keyof (typeof en)[Group] & string>(en[group]).map((key) => [
      key,
      (table[group]?.[key] ?? []).map((phrase) => withoutMarks(phrase.toLocaleLowerCase(locale))),
    ]);
    return Object.fromEntries(phrases);
  }
}
