import { Icon } from '@taskweave/ui/icon';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import type { KeyboardEvent } from 'react';
import type { SearchProblem } from '../criteria/convertCriterion';
import type { SearchCriterion } from '../criteria/Search';
import type { Interpretation } from '../Interpretation';
import styles from './Chips.module.css';
import { type CriterionLanguage, type CriterionText, criterionText } from './searchTexts';

export interface Chip {
  /** Null while it is only begun, and for words that say nothing. */
  readonly criterion: SearchCriterion | null;
  readonly text?: string;
  /** What it says where the search has no words for it. */
  readonly said?: CriterionText;
  readonly fault?: string | undefined;
  readonly kind?: Interpretation['kind'];
  readonly problem?: SearchProblem | null;
  readonly isUnknownName: boolean;
}

export interface CriterionChipProps {
  readonly chip: Chip;
  readonly language: CriterionLanguage;
  readonly onEdit?: (() => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
}

export function CriterionChip({ chip, language, onEdit, onKeyDown, onRemove }: CriterionChipProps) {
  const { t } = language;
  const { text = '', kind, problem = null, isUnknownName } = chip;
  const words = chipText(chip, language);
  const isFaulty = problem !== null || chip.fault !== undefined;
  const fault =
    problem === null ? (chip.fault ?? '') : `${t('search.invalid')} ${t(`search.problem.${problem}`)}`;
  const hint = t(kind === 'filler' ? 'search.filler' : 'search.open.hint');
  const content = (
    <>
      {isFaulty && <Icon name="warning" size={16} />}
      <span className={styles.part}>
        {words === null ? (
          kind === 'filler' ? (
            <s>{text}</s>
          ) : (
            t('search.open', { text })
          )
        ) : (
          <>
            <b>{words.subject}</b>
            {[words.operator, words.value].map((part) => part && ` ${part}`)}
          </>
        )}
      </span>
      {(words?.kind || fault) && (
        <VisuallyHidden>
          {words?.kind}. {fault}
        </VisuallyHidden>
      )}
      {isUnknownName && (
        <span title={t('search.name.unknown')}>
          <Icon name="info" size={16} />
          <VisuallyHidden> {t('search.name.unknown')}.</VisuallyHidden>
        </span>
      )}
    </>
  );
  return (
    <li
      className={styles.chip}
      data-kind={kind}
      data-invalid={isFaulty || undefined}
      title={fault || (words?.spoken ?? hint)}
    >
      {onEdit === undefined ? (
        <span className={styles.criterion}>{content}</span>
      ) : (
        <button
          type="button"
          data-pill
          className={styles.criterion}
          aria-keyshortcuts="Delete"
          onClick={onEdit}
          onKeyDown={onKeyDown}
        >
          {content}
        </button>
      )}
      {onRemove !== undefined && (
        <button
          type="button"
          tabIndex={onEdit === undefined ? undefined : -1}
          className={styles.remove}
          aria-label={t('common.removeCriterion', { criterion: words?.spoken ?? text })}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onRemove}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </li>
  );
}

export function chipText({ criterion, said }: Chip, language: CriterionLanguage): CriterionText | null {
  return said ?? (criterion === null ? null : criterionText(criterion, language));
}
