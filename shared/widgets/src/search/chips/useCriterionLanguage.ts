import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type PersonNamesOptions, usePersonNames } from '../../facts/usePersonNames';
import type { SearchCriterion } from '../criteria/Search';
import { SEARCH_TOOL_TEXTS } from '../texts/searchToolTexts';
import { type CriterionLanguage, peopleIn } from './searchTexts';

export interface CriterionServices {
  readonly engine: PersonNamesOptions['engine'];
  readonly user: PersonNamesOptions['me'];
}

export function useCriterionLanguage(
  { engine, user }: CriterionServices,
  criteria: readonly SearchCriterion[],
): CriterionLanguage {
  const language = useTexts(SEARCH_TOOL_TEXTS);
  const ids = criteria.flatMap(peopleIn);
  return { ...language, nameOf: usePersonNames({ engine, me: user, ids }) };
}
