import { keysOf } from '@taskweave/base/keysOf';
import { fold } from '@taskweave/base/texts/words';
import type { WordTable } from '@taskweave/i18n/catalogue';
import { baseOf } from '@taskweave/i18n/language-tags/languageTags';
import { wordsOf } from '@taskweave/i18n/languageWords';
import de from './de.json';
import en from './en.json';

type SearchWords = {
  readonly [Group in keyof typeof en]: Readonly<Record<keyof (typeof en)[Group], readonly string[]>>;
};

const TABLES: Readonly<Record<string, SearchWords>> = { de, en };

export interface Phrase<Key extends string> {
  readonly key: Key;
  readonly text: string;
  readonly words: readonly string[];
}

/** The phrases of each group, those of the language first, then the English ones. */
export type PhraseBook = {
  readonly [Group in keyof SearchWords]: readonly Phrase<keyof SearchWords[Group] & string>[];
};

export function phraseBook(language: string): PhraseBook {
  const own = TABLES[baseOf(language)] ?? wordsOf(language, 'widgets.search.words') ?? en;
  const book = books.get(own) ?? bookOf(own === en ? [en] : [own, en]);
  books.set(own, book);
  return book;
}

const books = new WeakMap<WordTable, PhraseBook>();

function bookOf(tables: readonly WordTable[]): PhraseBook {
  return {
    states: phrasesOf(tables, 'states'),
    dates: phrasesOf(tables, 'dates'),
    periods: phrasesOf(tables, 'periods'),
    stretches: phrasesOf(tables, 'stretches'),
    ordinals: phrasesOf(tables, 'ordinals'),
    calendarWeeks: phrasesOf(tables, 'calendarWeeks'),
    months: phrasesOf(tables, 'months'),
    ends: phrasesOf(tables, 'ends'),
    halves: phrasesOf(tables, 'halves'),
    dayTimes: phrasesOf(tables, 'dayTimes'),
    suffixes: phrasesOf(tables, 'suffixes'),
    moments: phrasesOf(tables, 'moments'),
    sides: phrasesOf(tables, 'sides'),
    relations: phrasesOf(tables, 'relations'),
    starts: phrasesOf(tables, 'starts'),
    days: phrasesOf(tables, 'days'),
    fields: phrasesOf(tables, 'fields'),
    selfs: phrasesOf(tables, 'selfs'),
    levels: phrasesOf(tables, 'levels'),
    signs: phrasesOf(tables, 'signs'),
    copulas: phrasesOf(tables, 'copulas'),
    ranges: phrasesOf(tables, 'ranges'),
    rangeJoins: phrasesOf(tables, 'rangeJoins'),
    negations: phrasesOf(tables, 'negations'),
    exclusions: phrasesOf(tables, 'exclusions'),
    orders: phrasesOf(tables, 'orders'),
    directions: phrasesOf(tables, 'directions'),
    alternatives: phrasesOf(tables, 'alternatives'),
    joins: phrasesOf(tables, 'joins'),
    truths: phrasesOf(tables, 'truths'),
    spans: phrasesOf(tables, 'spans'),
    ages: phrasesOf(tables, 'ages'),
    ageEnds: phrasesOf(tables, 'ageEnds'),
    aheads: phrasesOf(tables, 'aheads'),
    agos: phrasesOf(tables, 'agos'),
    excesses: phrasesOf(tables, 'excesses'),
    approximations: phrasesOf(tables, 'approximations'),
    feasts: phrasesOf(tables, 'feasts'),
    nothings: phrasesOf(tables, 'nothings'),
    dateSuffixes: phrasesOf(tables, 'dateSuffixes'),
    edges: phrasesOf(tables, 'edges'),
    units: phrasesOf(tables, 'units'),
    numbers: phrasesOf(tables, 'numbers'),
    scales: phrasesOf(tables, 'scales'),
    endings: phrasesOf(tables, 'endings'),
    everything: phrasesOf(tables, 'everything'),
    fillers: phrasesOf(tables, 'fillers'),
  };
}

function phrasesOf<Group extends keyof SearchWords>(
  tables: readonly WordTable[],
  group: Group,
): readonly Phrase<keyof SearchWords[Group] & string>[] {
  return tables.flatMap((table) =>
    keysOf<keyof SearchWords[Group] & string>(en[group]).flatMap((key) =>
      (table[group]?.[key] ?? []).flatMap((text) => formsOf(text, table).map((form) => phraseOf(key, form))),
    ),
  );
}

/** "dringend*" stands for "dringend", "dringende", "dringenden" and so on. */
function formsOf(text: string, table: WordTable): readonly string[] {
  if (!text.endsWith('*')) return [text];
  const stem = text.slice(0, -1);
  return ['', ...(table.endings?.inflection ?? [])].map((ending) => stem + ending);
}

export function phraseOf<Key extends string>(key: Key, text: string): Phrase<Key> {
  return { key, text, words: spelled(text).split(/\s+/) };
}

/** Telephones write "jusqu’à" with another apostrophe, and clerks "without" as "w/o". */
export function spelled(text: string): string {
  return fold(text)
    .replaceAll('’', "'")
    .replace(/^w\/o$/, 'without')
    .replace(/^w\/$/, 'with');
}
