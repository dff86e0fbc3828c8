import { formatsFor } from '@taskweave/i18n/formats';
import type { Language } from '@taskweave/plugin-sdk';
import { Chip } from '@taskweave/ui/chip';
import { DateText } from '@taskweave/ui/date-text';
import type { WhenText } from './whenText';

export interface WhenCellProps {
  readonly when: WhenText | null;
  readonly now: Date;
  readonly language: Language;
}

/** When to act, exact under the mouse. */
export function WhenCell({ when, now, language: { locale } }: WhenCellProps) {
  if (when === null) return null;
  if (when.kind === 'date') return <DateText iso={when.iso} locale={locale} now={now} />;
  return (
    <time dateTime={when.date.toISOString()} title={formatsFor(locale).exact(when.date)}>
      <Chip tone={when.kind === 'late' ? 'danger' : 'warning'}>{when.text}</Chip>
    </time>
  );
}
