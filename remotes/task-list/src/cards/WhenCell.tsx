import { formatsFor } from '@taskweave/i18n/formats';
import type { Language } from '@taskweave/plugin-sdk';
import { DateText } from '@taskweave/ui/date-text';
import styles from './WhenCell.module.css';
import { type WhenText, whenLabel } from './whenText';

export interface WhenCellProps {
  readonly when: WhenText | null;
  readonly now: Date;
  readonly language: Language;
  /** Says which date it is: where that may be one or another. */
  readonly isNamed?: boolean;
}

/** When to act, exact under the mouse. */
export function WhenCell({ when, now, language, isNamed = false }: WhenCellProps) {
  const { locale } = language;
  if (when === null) return null;
  const named = isNamed ? whenLabel(when, now, language) : undefined;
  if (when.kind === 'date') {
    return (
      <DateText iso={when.iso} locale={locale} now={now}>
        {named}
      </DateText>
    );
  }
  return (
    // Looks like a chip, of which a list draws many: one element instead of three.
    <time
      className={styles.urgent}
      data-late={when.kind === 'late' || undefined}
      dateTime={when.date.toISOString()}
      title={formatsFor(locale).exact(when.date)}
    >
      {named ?? when.text}
    </time>
  );
}
