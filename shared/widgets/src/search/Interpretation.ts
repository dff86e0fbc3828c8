import type { Choice, LookUpKind } from '@taskweave/engine-client/resources/identity/lookUp';

export interface ReadCriterion {
  readonly type: string;
  readonly name: string;
  readonly operator: string;
  readonly value: string;
}

export interface Interpretation {
  /** `open` is only begun, such as "due this". */
  readonly kind:
    | 'words'
    | 'state'
    | 'date'
    | 'person'
    | 'variable'
    | 'priority'
    | 'process'
    | 'group'
    | 'filler'
    | 'open';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What stands before it says nothing without the interpretation before: the "and" of "overdue and mine". */
  readonly ownStart: number;
  /** Null only for `open` and `filler`. */
  readonly criterion: ReadCriterion | null;
  readonly isUnknownName: boolean;
  /** Whether it is written as rows print facts: "Supplier: Casa Verde". */
  readonly isLabelled?: boolean;
  /** Whether nothing else was typed, so that it may be the name of a task: "John or Mary". */
  readonly isWhole?: boolean;
}

export type ValueKind = 'text' | 'number' | 'date' | 'boolean';

export interface ComparedAttribute {
  readonly id: string;
  readonly name: string;
  readonly kind: 'variable' | 'text' | 'date' | 'number' | 'choice' | 'flag';
  readonly operators: readonly string[];
  readonly lookUp?: { readonly of: LookUpKind; readonly by: 'id' | 'name' } | undefined;
  readonly choices?: readonly Choice[] | undefined;
}

export interface KnownVariable {
  readonly name: string;
  readonly label: string;
  readonly kind?: ValueKind | null;
  readonly isMoney?: boolean;
}

export interface SearchKnowledge {
  /** English is read in every language. */
  readonly language: string;
  readonly variables: readonly KnownVariable[];
  readonly people: readonly Choice[];
  readonly processes: readonly Choice[];
  readonly others?: Readonly<Partial<Record<LookUpKind, readonly Choice[]>>>;
  readonly me?: Choice;
  readonly attributes?: readonly ComparedAttribute[];
  readonly ofCompleted?: boolean;
  readonly now: Date;
}
