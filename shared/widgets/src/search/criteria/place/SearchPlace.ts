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
  /** Whether rows of cases have shown it. */
  readonly isOfCases?: boolean;
  /** Whether a row has shown one of the words as its value. */
  readonly isShown?: boolean;
  /** Numbers of rows that were shown, which have more figures than rows print. */
  readonly exact?: readonly number[];
  /** As the engine calls what most rows have. */
  readonly type?: string;
}

/** What rows print beside what their tasks hold themselves. */
export interface WordPlace {
  readonly names: Readonly<Partial<Record<LookUpKind, readonly Choice[]>>>;
  /** Business keys of rows that were shown. */
  readonly keys: readonly string[];
  readonly facts: readonly FactPlace[];
  /** By what was typed for a date: the process instances with a fact of that date. */
  readonly dated?: Readonly<Record<string, readonly string[]>>;
  /**
   * Names come first, with what else tasks hold themselves, for each join costs the engine the whole list. Keys follow where no name has the
   * words, facts when those rows are there, and keys in the other case when nothing is found.
   */
  readonly stage: 'names' | 'rows' | 'facts' | 'other-case';
}

export interface SearchPlace {
  readonly userId: string;
  readonly variables: readonly string[];
  readonly words: WordPlace;
  readonly now: Date;
  readonly locale: string;
  readonly isKept?: boolean;
}

/** Whether facts are not asked for yet. */
export function isFirstStage({ stage }: WordPlace): boolean {
  return stage === 'names' || stage === 'rows';
}

export const NO_WORDS: WordPlace = { names: {}, keys: [], facts: [], stage: 'rows' };

export const NOWHERE: SearchPlace = {
  userId: '',
  variables: [],
  words: NO_WORDS,
  now: new Date(0),
  locale: 'en',
};
