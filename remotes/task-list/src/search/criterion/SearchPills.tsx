import type { KeyboardEvent } from 'react';
import type { SearchProblem } from '../../address/convertCriterion';
import type { SearchCriterion } from '../../address/Search';
import styles from '../SearchBar.module.css';
import { SearchPill } from './SearchPill';
import { towardsStart } from './towardsStart';
import { useCriterionLanguage } from './useCriterionLanguage';

/** Thousands, from a link, would hold up the page. */
const MOST_DRAWN = 100;

export interface SearchPillsProps {
  readonly criteria: readonly SearchCriterion[];
  readonly problems: readonly (SearchProblem | null)[];
  readonly isInNoFilter: (name: string) => boolean;
  readonly editing: number | null;
  readonly onEdit: (index: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onMove: (index: number) => void;
}

export function SearchPills(props: SearchPillsProps) {
  const { criteria, problems, isInNoFilter, editing, onEdit, onRemove, onMove } = props;
  const language = useCriterionLanguage(criteria);

  function handleKeyDown(event: KeyboardEvent, index: number): void {
    const back = towardsStart(event.currentTarget);
    const forth = back === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const target = { [back]: index - 1, [forth]: index + 1, Home: 0, End: criteria.length }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      onMove(Math.max(0, target));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove(index);
    }
  }

  return (
    <ul role="list" aria-label={language.t('search.criteria')} className={styles.pills}>
      {criteria
        .slice(0, MOST_DRAWN)
        .map((criterion, index) =>
          index === editing ? null : (
            <SearchPill
              key={index}
              criterion={criterion}
              language={language}
              problem={problems[index] ?? null}
              isUnknownName={criterion.name !== '' && isInNoFilter(criterion.name)}
              onEdit={() => onEdit(index)}
              onRemove={() => onRemove(index)}
              onKeyDown={(event) => handleKeyDown(event, index)}
            />
          ),
        )}
      {criteria.length > MOST_DRAWN && (
        <li>{language.t('search.criteria.more', { count: criteria.length - MOST_DRAWN })}</li>
      )}
    </ul>
  );
}
