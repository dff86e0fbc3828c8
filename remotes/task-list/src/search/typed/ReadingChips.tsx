import { Icon } from '@taskweave/ui/icon';
import type { Interpretation } from '@taskweave/widgets/search/Interpretation';
import { criterionText } from '../criterion/searchTexts';
import { UnknownName } from '../criterion/UnknownName';
import { useCriterionLanguage } from '../criterion/useCriterionLanguage';
import styles from '../SearchBar.module.css';

export interface ReadingChipsProps {
  readonly readings: readonly Interpretation[];
  readonly onRemove: (reading: Interpretation) => void;
}

export function ReadingChips({ readings, onRemove }: ReadingChipsProps) {
  const language = useCriterionLanguage(readings.flatMap(({ criterion }) => criterion ?? []));
  const { t } = language;
  return (
    <ul role="list" aria-label={t('search.readAs')} className={styles.readings}>
      {readings.map((reading, index) => {
        const { criterion, kind, text, isUnknownName } = reading;
        const words = criterion === null ? null : criterionText(criterion, language);
        return (
          <li
            key={index}
            className={styles.reading}
            data-kind={kind}
            title={words?.spoken ?? t(kind === 'filler' ? 'search.filler' : 'search.open.hint')}
          >
            <span className={styles.part}>
              {kind === 'filler' ? <s>{text}</s> : (words?.brief ?? t('search.open', { text }))}
            </span>
            {isUnknownName && <UnknownName />}
            <button
              type="button"
              className={styles.remove}
              aria-label={t('common.removeCriterion', { criterion: words?.spoken ?? text })}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onRemove(reading)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
