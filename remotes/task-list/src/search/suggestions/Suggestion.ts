import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import type { CriterionLanguage } from '@taskweave/widgets/search/chips/searchTexts';
import type { Completion, OpenValue } from '@taskweave/widgets/search/completeSearch';
import type { Search } from '@taskweave/widgets/search/criteria/Search';

export interface Suggestion {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly action: SuggestionAction;
  readonly completes?: true;
}

export type SuggestionAction =
  | { readonly kind: 'search'; readonly search: Search }
  | { readonly kind: 'list' }
  | { readonly kind: 'accept'; readonly text: string }
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'dialog'; readonly open: OpenValue };

export interface KeptSearch {
  readonly name: string | null;
  readonly search: Search;
}

export interface SuggestContext {
  readonly text: string;
  readonly isAdding: boolean;
  readonly completions: readonly Completion[];
  readonly open: OpenValue | null;
  readonly kept: readonly KeptSearch[];
  readonly language: CriterionLanguage;
  readonly variables: readonly FilterVariable[];
  readonly otherVariables: readonly FilterVariable[];
  readonly userId: string;
}
