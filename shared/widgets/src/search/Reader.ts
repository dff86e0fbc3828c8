import { fold } from '@taskweave/base/texts/words';
import type { ComparedAttribute, Interpretation, ReadCriterion, SearchKnowledge } from './Interpretation';
import type { Token } from './tokenize';
import type { Phrase, PhraseBook } from './words/searchWords';

export interface Reading {
  readonly tokens: readonly Token[];
  /** Each part folded, without the comma or the colon after it; empty for what is quoted, which is no word of the language. */
  readonly words: readonly string[];
  readonly book: PhraseBook;
  readonly isEnded: boolean;
  readonly known: SearchKnowledge;
  readonly names: {
    readonly [Kind in 'people' | 'processes' | 'variables']: Names<SearchKnowledge[Kind][number]>;
  } & { readonly attributes: Names<ComparedAttribute> };
}

export type Names<Thing> = ReadonlyMap<string, Thing>;

/** Of two things with one name the first counts. */
export function namesOf<Thing>(
  things: readonly Thing[],
  spell: (thing: Thing) => readonly string[],
): Names<Thing> {
  return new Map(
    things.flatMap((thing) => spell(thing).map((name) => [fold(name), thing] as const)).reverse(),
  );
}

export interface Found {
  readonly count: number;
  readonly kind: Interpretation['kind'];
  readonly criterion: ReadCriterion | null;
  readonly isUnknownName?: boolean;
  /** How many of the parts, from the first, say nothing without what stands before them. */
  readonly ties?: number;
  readonly next?: Found;
}

export type Reader = (reading: Reading, at: number) => Found | null;

export function phraseAt<Key extends string>(
  { words }: Reading,
  phrases: readonly Phrase<Key>[],
  at: number,
): Phrase<Key> | null {
  let longest: Phrase<Key> | null = null;
  for (const phrase of phrases) {
    const isLonger = longest === null || phrase.words.length > longest.words.length;
    // Most of them differ in the first word, so that one is compared first.
    if (!isLonger || phrase.words[0] !== words[at]) continue;
    if (phrase.words.every((word, index) => words[at + index] === word)) longest = phrase;
  }
  return longest;
}

export function namedAt<Thing>(
  { tokens }: Reading,
  names: Names<Thing>,
  at: number,
): { readonly thing: Thing; readonly count: number } | null {
  for (let count = Math.min(4, tokens.length - at); count > 0; count -= 1) {
    const thing = names.get(textOf(tokens, at, count));
    if (thing !== undefined) return { thing, count };
  }
  return null;
}

export function textOf(tokens: readonly Token[], at: number, count: number): string {
  return fold(
    tokens
      .slice(at, at + count)
      .map((token, index) => (index > 0 && !token.isGlued ? ' ' : '') + token.text)
      .join(''),
  );
}

export function criterion(type: string, operator: string, value: string, name = ''): ReadCriterion {
  return { type, name, operator, value };
}
