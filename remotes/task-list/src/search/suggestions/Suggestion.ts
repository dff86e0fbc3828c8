import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import type { Choice } from '@taskweave/engine-client/resources/identity/lookUp';
import type { Completion } from '@taskweave/widgets/search/completeSearch';
import type { Search, SearchCriterion } from '../../address/Search';
import type { SearchDraft } from '../criterion/searchDraft';
import type { CriterionLanguage } from '../criterion/searchTexts';
import type { VariableKind } from '../criterion/variableKinds';

export interface Suggestion {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly action: SuggestionAction;
  readonly completes?: SuggestionAction;
}

export type SuggestionAction =
  | { readonly kind: 'continue'; readonly draft: SearchDraft }
  | { readonly kind: 'finish'; readonly criterion: SearchCriterion }
  | { readonly kind: 'search'; readonly search: Search }
  | { readonly kind: 'list' }
  | { readonly kind: 'accept'; readonly text: string }
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'dialog'; readonly draft: SearchDraft };

export interface KeptSearch {
  readonly name: string | null;
  readonly search: Search;
}

export interface SuggestContext {
  readonly draft: SearchDraft | null;
  readonly text: string;
  readonly isAdding: boolean;
  readonly completions: readonly Completion[];
  readonly kept: readonly KeptSearch[];
  readonly language: CriterionLanguage;
  readonly variables: readonly FilterVariable[];
  readonly otherVariables: readonly FilterVariable[];
  readonly kindOf: (name: string) => VariableKind | null;
  readonly choices: readonly Choice[];
  readonly userId: string;
  readonly now: Date;
}
