import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import type { Choice } from '@taskweave/engine-client/resources/identity/lookUp';
import type { Language } from '@taskweave/plugin-sdk';
import type { SearchCriterion } from '../../address/Search';
import type { SearchDraft } from '../criterion/searchDraft';
import type { VariableKind } from '../criterion/variableKinds';

/** One line of the list below the search. */
export interface Suggestion {
  readonly id: string;
  readonly label: string;
  /** More about it, in faint words. */
  readonly detail?: string;
  readonly action: SuggestionAction;
}

export type SuggestionAction =
  | { readonly kind: 'continue'; readonly draft: SearchDraft }
  | { readonly kind: 'finish'; readonly criterion: SearchCriterion }
  /** Puts a text into the field, to be gone on with. */
  | { readonly kind: 'type'; readonly text: string }
  /** The value is asked for in a dialog: a time, or several lines. */
  | { readonly kind: 'dialog'; readonly draft: SearchDraft };

export interface SuggestContext {
  readonly draft: SearchDraft | null;
  readonly text: string;
  readonly language: Language;
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
