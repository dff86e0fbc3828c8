import { keysOf } from '@taskweave/base/keysOf';
import { fold } from '@taskweave/base/texts/words';
import { perLocale } from '@taskweave/i18n/perLocale';
import de from './de.json';
import en from './en.json';

/** The words of a language. A translator adds a file beside `en.json` with the same keys, and a line here. */
export type SearchWords = typeof en;

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

export const phraseBook = perLocale((language): PhraseBook => {
  const own = TABLES[language.toLowerCase().split('-')[0] ?? ''] ?? en;
  const tables = own === en ? [en] : [own, en];
  return {
    states: phrasesOf(tables.map(({ states }) => states)),
    dates: phrasesOf(tables.map(({ dates }) => dates)),
    periods: phrasesOf(tables.map(({ periods }) => periods)),
    moments: phrasesOf(tables.map(({ moments }) => moments)),
    relations: phrasesOf(tables.map(({ relations }) => relations)),
    fields: phrasesOf(tables.map(({ fields }) => fields)),
    levels: phrasesOf(tables.map(({ levels }) => levels)),
    signs: phrasesOf(tables.map(({ signs }) => signs)),
    copulas: phrasesOf(tables.map(({ copulas }) => copulas)),
    ranges: phrasesOf(tables.map(({ ranges }) => ranges)),
    rangeJoins: phrasesOf(tables.map(({ rangeJoins }) => rangeJoins)),
    negations: phrasesOf(tables.map(({ negations }) => negations)),
    joins: phrasesOf(tables.map(({ joins }) => joins)),
    truths: phrasesOf(tables.map(({ truths }) => truths)),
    spans: phrasesOf(tables.map(({ spans }) => spans)),
    ages: phrasesOf(tables.map(({ ages }) => ages)),
    excesses: phrasesOf(tables.map(({ excesses }) => excesses)),
    units: phrasesOf(tables.map(({ units }) => units)),
    numbers: phrasesOf(tables.map(({ numbers }) => numbers)),
    endings: phrasesOf(tables.map(({ endings }) => endings)),
    fillers: phrasesOf(tables.map(({ fillers }) => fillers)),
  };
});

function phrasesOf<Key extends string>(
  groups: readonly Readonly<Record<Key, readonly string[]>>[],
): readonly Phrase<Key>[] {
  return groups.flatMap((group) =>
    keysOf<Key>(group).flatMap((key) => group[key].map((text) => phraseOf(key, text))),
  );
}

export function phraseOf<Key extends string>(key: Key, text: string): Phrase<Key> {
  return { key, text, words: fold(text).split(/\s+/) };
}
