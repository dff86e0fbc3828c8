import type { Choice, LookUpKind } from '@taskweave/engine-client/resources/identity/lookUp';
import type { ValueKind } from '../../Interpretation';

export interface FactPlace {
  readonly name: string;
  /** In each language, for words that name the fact. */
  readonly labels: readonly string[];
  readonly kind: ValueKind | 'person' | null;
  /** Keys of the processes and cases whose rows show it. */
  readonly of: readonly string[];
  readonly isMoney: boolean;
}

/** What rows print beside what their tasks hold themselves. */
export interface WordPlace {
  readonly names: Readonly<Partial<Record<LookUpKind, readonly Choice[]>>>;
  /** Business keys of rows that were shown. */
  readonly keys: readonly string[];
  readonly facts: readonly FactPlace[];
  /** Keys and names first; facts when those are there; keys in the other case when nothing was found. */
  readonly stage: 'rows' | 'facts' | 'other-case';
}

export interface SearchPlace {
  readonly userId: string;
  readonly variables: readonly string[];
  readonly words: WordPlace;
  readonly now: Date;
  readonly locale: string;
  readonly isKept?: boolean;
}

export const NO_WORDS: WordPlace = { names: {}, keys: [], facts: [], stage: 'rows' };

export const NOWHERE: SearchPlace = {
  userId: '',
  variables: [],
  words: NO_WORDS,
  now: new Date(0),
  locale: 'en',
};
