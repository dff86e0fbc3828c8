import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Icon } from '@taskweave/ui/icon';
import { Row } from '@taskweave/ui/stack';
import type { Interpretation } from '@taskweave/widgets/search/Interpretation';
import { COMPLETED_TEXTS } from '../texts/completedTexts';
import { chipText } from './chipText';
import styles from './SearchChips.module.css';
import type { Search } from './useSearch';

export interface SearchChipsProps {
  readonly search: Search;
  readonly onRemove: (reading: Interpretation) => void;
}

export function SearchChips({ search: { readings, known, asked }, onRemove }: SearchChipsProps) {
  const { t } = useTexts(COMPLETED_TEXTS);
  if (readings.length === 0) return null;
  const words = {
    person: t('column.person'),
    process: t('column.process'),
    completed: t('column.completed'),
  };
  const isUnasked = ({ start, text }: Interpretation) =>
    asked.unasked.some((one) => one.start === start && one.text === text);
  return (
    <div className={styles.meaning}>
      <Row as="ul" gap={1} role="list" aria-label={t('search.readAs')}>
        {readings.map((reading) => {
          const { kind, isUnknownName } = reading;
          const text = chipText(reading, known, words);
          return (
            <li
              key={reading.start}
              className={styles.chip}
              data-kind={kind}
              data-unasked={isUnasked(reading) || undefined}
            >
              <bdi>{text}</bdi>
              {isUnknownName && <span className={styles.mark}>{t('search.unknownName')}</span>}
              <button
                type="button"
                className={styles.remove}
                aria-label={t('common.removeCriterion', { criterion: text })}
                onClick={() => onRemove(reading)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          );
        })}
      </Row>
      {asked.unasked.length > 0 && (
        <p className={styles.said} role="status">
          {t('search.unasked', { words: asked.unasked.map(({ text }) => text).join(', ') })}
        </p>
      )}
    </div>
  );
}
