import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import { finishDraft, plainCriterion, type SearchDraft, stepOf } from '../criterion/searchDraft';
import { knownNames } from './knownNames';
import type { SuggestionAction } from './Suggestion';

export function typedAction(
  draft: SearchDraft | null,
  text: string,
  known: readonly FilterVariable[],
): SuggestionAction | null {
  const plain = text.trim();
  if (draft === null) return plain === '' ? null : { kind: 'finish', criterion: plainCriterion(plain) };
  switch (stepOf(draft)) {
    case 'value':
      return { kind: 'finish', criterion: finishDraft(draft, text) };
    case 'name': {
      // The list may not have loaded: fast typists continue with the operator.
      const name = knownNames(plain, known)[0]?.name ?? plain;
      return plain === '' ? null : { kind: 'continue', draft: { ...draft, name } };
    }
    default:
      return null;
  }
}
