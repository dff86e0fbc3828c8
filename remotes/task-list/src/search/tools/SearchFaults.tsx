import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Icon } from '@taskweave/ui/icon';
import type { SearchProblem } from '../../address/convertCriterion';
import type { SearchCriterion } from '../../address/Search';
import { criterionText } from '../chips/searchTexts';
import styles from '../SearchBar.module.css';
import { SEARCH_TOOL_TEXTS } from '../texts/searchToolTexts';

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
