import { perOwner } from '@taskweave/base/perOwner';
import { fold } from '@taskweave/base/texts/words';
import type { Choice } from '@taskweave/engine-client/resources/identity/lookUp';
import type { ComparedAttribute, Interpretation, ReadCriterion, SearchKnowledge } from './Interpretation';
import type { Token } from './tokenize';
import type { Phrase, PhraseBook } from './words/searchWords';

export interface Reading {
  readonly tokens: readonly Token[];
  /** Each part folded, without the comma or the colon after it; empty for what is quoted, which is no word of the language. */
  readonly words: readonly string[];
  readonly book: Omit<PhraseBook, 'dates'> & { readonly dates: readonly Phrase<string>[] };
  readonly isEnded: boolean;
  readonly known: SearchKnowledge;
  readonly names: {
    readonly [Kind in 'people' | 'processes' | 'variables']: Names<SearchKnowledge[Kind][number]>;
  } & { readonly attributes: Names<ComparedAttribute>; readonly groups: Names<Choice> };
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
  readonly isLabelled?: boolean;
  /** How many of the parts, from the first, say nothing without what stands before them. */
  readonly ties?: number;
  readonly next?: Found;
}

export function lengthOf({ count, next }: Found): number {
  return count + (next === undefined ? 0 : lengthOf(next));
}

export type Reader = (reading: Reading, at: number) => Found | null;

export function phraseAt<Key extends string>(
  reading: Reading,
  phrases: readonly Phrase<Key>[],
  at: number,
): Phrase<Key> | null {
  let longest: Phrase<Key> | null = null;
  for (const index of byFirstWord(phrases).get(reading.words[at] ?? '') ?? []) {
    const phrase = phrases[index];
    if (phrase === undefined || phrase.words.length <= (longest?.words.length ?? 0)) continue;
    if (saysAt(reading, phrase, at)) longest = phrase;
  }
  return longest;
}

export function saysAt({ words }: Reading, phrase: Phrase<string>, at: number): boolean {
  return phrase.words.every((word, index) => words[at + index] === word);
}

/** Where each of the phrases that begin with a word stands: a language has thousands. */
const byFirstWord = perOwner((phrases: readonly Phrase<string>[]): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  phrases.forEach(({ words: [first = ''] }, index) => {
    const known = found.get(first);
    if (known === undefined) found.set(first, [index]);
    else known.push(index);
  });
  return found;
});

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

/** Prefix of a date that belongs to a fact, not to the task. */
const OF_FACT = 'fact ';

export function datedBy(variable: string): string {
  return `${OF_FACT}${variable}`;
}

export function ofFact(made: ReadCriterion): ReadCriterion {
  return made.type.startsWith(OF_FACT)
    ? { ...made, type: 'processVariables', name: made.type.slice(OF_FACT.length) }
    : made;
}

export function criterion(type: string, operator: string, value: string, name = ''): ReadCriterion {
  return { type, name, operator, value };
}
