import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useFactSettings } from '../../facts/useFactSettings';
import { type PersonNamesOptions, usePersonNames } from '../../facts/usePersonNames';
import { labelIn } from '../../facts/wantedFacts';
import type { SearchCriterion } from '../criteria/Search';
import { SEARCH_TOOL_TEXTS } from '../texts/searchToolTexts';
import { type CriterionLanguage, peopleIn } from './searchTexts';

export interface CriterionServices {
  readonly engine: PersonNamesOptions['engine'];
  readonly user: PersonNamesOptions['me'];
  readonly settings: Parameters<typeof useFactSettings>[0];
}

export function useCriterionLanguage(
  { engine, user, settings }: CriterionServices,
  criteria: readonly SearchCriterion[],
): CriterionLanguage {
  const language = useTexts(SEARCH_TOOL_TEXTS);
  const ids = criteria.flatMap(peopleIn);
  const facts = Object.values(useFactSettings(settings) ?? {}).flat();
  return {
    ...language,
    nameOf: usePersonNames({ engine, me: user, ids }),
    labelOf: (name) =>
      labelIn(
        facts.find(({ variable, label }) => variable === name && label !== undefined)?.label,
        language.locale,
      ),
  };
}
