import { Icon } from '@taskweave/ui/icon';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import type { KeyboardEvent } from 'react';
import type { SearchProblem } from '../../address/convertCriterion';
import type { SearchCriterion } from '../../address/Search';
import styles from '../SearchBar.module.css';
import { type CriterionLanguage, criterionText } from './searchTexts';
import { UnknownName } from './UnknownName';

export interface SearchPillProps {
  readonly criterion: SearchCriterion;
  readonly language: CriterionLanguage;
  readonly problem: SearchProblem | null;
  readonly isUnknownName: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function SearchPill(props: SearchPillProps) {
  const { criterion, language, problem, isUnknownName, onEdit, onRemove, onKeyDown } = props;
  const { t } = language;
  const { subject, operator, value, kind, spoken } = criterionText(criterion, language);
  const fault = problem === null ? '' : `${t('search.invalid')} ${t(`search.problem.${problem}`)}`;
  return (
    <li className={styles.pill} data-invalid={problem !== null || undefined} title={fault || spoken}>
      <button
        type="button"
        data-pill
        className={styles.criterion}
        aria-keyshortcuts="Delete"
        onClick={onEdit}
        onKeyDown={onKeyDown}
      >
        {problem !== null && <Icon name="warning" size={16} />}
        <span className={styles.part}>
          <b>{subject}</b>
          {operator !== '' && ` ${operator}`} {value}
        </span>
        {(kind !== '' || fault !== '') && (
          <VisuallyHidden>
            {kind}. {fault}
          </VisuallyHidden>
        )}
        {isUnknownName && <UnknownName />}
      </button>
      <button
        type="button"
        tabIndex={-1}
        className={styles.remove}
        aria-label={t('common.removeCriterion', { criterion: spoken })}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}
