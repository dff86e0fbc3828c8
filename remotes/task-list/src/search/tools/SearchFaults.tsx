import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Icon } from '@taskweave/ui/icon';
import { criterionText } from '@taskweave/widgets/search/chips/searchTexts';
import type { SearchProblem } from '@taskweave/widgets/search/criteria/convertCriterion';
import type { SearchCriterion } from '@taskweave/widgets/search/criteria/Search';
import { SEARCH_TOOL_TEXTS } from '@taskweave/widgets/search/texts/searchToolTexts';
import styles from '../SearchBar.module.css';

export interface SearchFaultsProps {
  readonly criteria: readonly SearchCriterion[];
  readonly problems: readonly (SearchProblem | null)[];
}

export function SearchFaults({ criteria, problems }: SearchFaultsProps) {
  const language = useTexts(SEARCH_TOOL_TEXTS);
  return criteria.map((criterion, index) => {
    const problem = problems[index] ?? null;
    if (problem === null) return null;
    const { spoken } = criterionText(criterion, language);
    return (
      <p key={index} className={styles.fault}>
        <Icon name="warning" size={16} />
        <span>
          {language.t('search.fault', { criterion: spoken })} {language.t(`search.problem.${problem}`)}
        </span>
      </p>
    );
  });
}
