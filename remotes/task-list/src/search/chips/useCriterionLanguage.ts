import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';
import { usePersonNames } from '@taskweave/widgets/facts/usePersonNames';
import type { SearchCriterion } from '../../address/Search';
import { SEARCH_TOOL_TEXTS } from '../texts/searchToolTexts';
import { type CriterionLanguage, peopleIn } from './searchTexts';

export function useCriterionLanguage(criteria: readonly SearchCriterion[]): CriterionLanguage {
  const language = useTexts(SEARCH_TOOL_TEXTS);
  const ids = criteria.flatMap(peopleIn);
  return { ...language, nameOf: usePersonNames({ engine: useEngineClient(), me: useUser(), ids }) };
}
