import { formatsFor } from '@taskweave/i18n/formats';
import type { Language } from '@taskweave/plugin-sdk';
import { DateText } from '@taskweave/ui/date-text';
import styles from './WhenCell.module.css';
import type { WhenText } from './whenText';

export interface WhenCellProps {
  readonly when: WhenText | null;
  readonly now: Date;
  readonly language: Pick<Language, 'locale'>;
  readonly isPlain?: boolean;
}

export function WhenCell({ when, now, language: { locale }, isPlain }: WhenCellProps) {
  if (when === null) return null;
  if (when.kind === 'date') return <DateText iso={when.iso} locale={locale} now={now} />;
  return (
    <time
      className={styles.urgent}
      data-plain={isPlain || undefined}
      data-late={when.kind === 'late' || undefined}
      dateTime={when.date.toISOString()}
      title={formatsFor(locale).exact(when.date)}
    >
      {when.text}
    </time>
  );
}
