import type { FilterVariable } from '@taskweave/engine-client/resources/filter';
import { finishDraft, isCalled, plainCriterion, type SearchDraft, stepOf } from '../criterion/searchDraft';
import type { SuggestionAction } from './Suggestion';

/**
 * What a text means that is sent off without a suggestion.
 *
 * @param known variables whose names count as typed out
 * @returns null where it has to be chosen from the list
 */
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
      // Any other name has to be chosen from the list, which says that nobody knows it.
      const variable = known.find((one) => isCalled(one, plain));
      return variable === undefined ? null : { kind: 'continue', draft: { ...draft, name: variable.name } };
    }
    default:
      return null;
  }
}
