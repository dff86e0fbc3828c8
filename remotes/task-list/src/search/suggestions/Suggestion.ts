import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import type { Choice } from '@taskweave/engine-client/resources/identity/lookUp';
import type { Completion } from '@taskweave/plugin-sdk/search';
import type { Search, SearchCriterion } from '../../address/Search';
import type { SearchDraft } from '../criterion/searchDraft';
import type { CriterionLanguage } from '../criterion/searchTexts';
import type { VariableKind } from '../criterion/variableKinds';

/** One line of the list below the search. */
export interface Suggestion {
  readonly id: string;
  readonly label: string;
  /** More about it, in faint words. */
  readonly detail?: string;
  readonly action: SuggestionAction;
  /** What Tab does with it: the half word in the field becomes a whole one. */
  readonly completes?: SuggestionAction;
}

export type SuggestionAction =
  | { readonly kind: 'continue'; readonly draft: SearchDraft }
  | { readonly kind: 'finish'; readonly criterion: SearchCriterion }
  /** Searches for it in place of what is searched for now. */
  | { readonly kind: 'search'; readonly search: Search }
  /** Offers everything that tasks can be searched by. */
  | { readonly kind: 'list' }
  /** Makes chips of a text in place of the one in the field. */
  | { readonly kind: 'accept'; readonly text: string }
  /** Puts a text into the field, to be gone on with. */
  | { readonly kind: 'type'; readonly text: string }
  /** The value is asked for in a dialog: a time, or several lines. */
  | { readonly kind: 'dialog'; readonly draft: SearchDraft };

/** A search to be made again. */
export interface KeptSearch {
  /** Null for one that was only made, and has no name. */
  readonly name: string | null;
  readonly search: Search;
}

export interface SuggestContext {
  readonly draft: SearchDraft | null;
  readonly text: string;
  /** Everything that tasks can be searched by is offered. */
  readonly isAdding: boolean;
  /** What the last words in the field may become. */
  readonly completions: readonly Completion[];
  /** The last searches, then those that were saved, each with what it is called by. */
  readonly kept: readonly KeptSearch[];
  readonly language: CriterionLanguage;
  /** Variables that the filter shows, and those that were searched for before. */
  readonly variables: readonly FilterVariable[];
  /** Variables that other filters show: offered for what is typed. */
  readonly otherVariables: readonly FilterVariable[];
  /** What the values of a variable are, as far as any were seen. */
  readonly kindOf: (name: string) => VariableKind | null;
  /** What the engine knows of the kind that the draft asks for, as far as it fits the text. */
  readonly choices: readonly Choice[];
  readonly userId: string;
  readonly now: Date;
}
