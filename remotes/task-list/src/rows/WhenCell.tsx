import { formatsFor } from '@taskweave/i18n/formats';
import type { Language } from '@taskweave/plugin-sdk';
import { Chip } from '@taskweave/ui/chip';
import { DateText } from '@taskweave/ui/date-text';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { type TaskDates, whenText } from './whenText';

export interface WhenCellProps {
  readonly task: TaskDates;
  readonly now: Date;
  readonly language: Language;
}

/** When to act, exact under the mouse. Which date it is stands beside it for those who do not see its place. */
export function WhenCell({ task, now, language }: WhenCellProps) {
  const { locale, t } = language;
  const when = whenText(task, now, language);
  if (when === null) return null;
  if (when.kind === 'date') {
    return (
      <>
        <VisuallyHidden>{t(`row.${when.of}`)} </VisuallyHidden>
        <DateText iso={when.iso} locale={locale} now={now} />
      </>
    );
  }
  return (
    <time dateTime={when.date.toISOString()} title={formatsFor(locale).exact(when.date)}>
      <Chip tone={when.kind === 'late' ? 'danger' : 'warning'}>{when.text}</Chip>
    </time>
  );
}
