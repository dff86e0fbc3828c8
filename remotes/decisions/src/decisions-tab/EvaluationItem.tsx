import type { Evaluation } from '@taskweave/engine-client/resources/definition/decision';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTranslation } from '@taskweave/plugin-sdk';
import { DateText } from '@taskweave/ui/date-text';
import { useMinute } from '@taskweave/widgets/useMinute';
import styles from './DecisionsTab.module.css';
import { shownValue } from './shownValue';

export interface EvaluationItemProps {
  readonly evaluation: Evaluation;
  readonly requiredBy: Evaluation | null;
  readonly isShown: boolean;
  readonly onChoose: () => void;
}

export function EvaluationItem({ evaluation, requiredBy, isShown, onChoose }: EvaluationItemProps) {
  const language = useTranslation();
  const { t, locale } = language;
  const now = useMinute();
  const values = evaluation.outputs.map((output) => shownValue(output, language));
  return (
    <button type="button" className={styles.item} aria-pressed={isShown} onClick={onChoose}>
      <span className={styles.itemName}>
        <bdi>{evaluation.name ?? evaluation.key}</bdi>
      </span>
      <span className={styles.itemFacts}>
        <DateText iso={evaluation.time} locale={locale} now={now} form="with-time" />
        {values.length > 0 && <bdi>{t('result', { values: formatsFor(locale).list(values) })}</bdi>}
        {requiredBy !== null && <span>{t('requiredBy', { name: requiredBy.name ?? requiredBy.key })}</span>}
      </span>
    </button>
  );
}
