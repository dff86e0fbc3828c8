import { parseEngineDate } from '@taskweave/base/engineDate';
import { DUE_TEXTS, dueText } from '@taskweave/i18n/due-texts/dueText';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';

export interface DateTextProps {
  /** An engine date such as `2013-01-23T13:42:42.657+0200`. */
  readonly iso: string;
  readonly locale: string;
  /** Reference time; pass a ticking one where the text must stay true. */
  readonly now: Date;
  /**
   * `relative`: in words within a week, else the date. `with-time`: also the time around today. `due`: the same, and how late it is.
   * `full`: day and time.
   */
  readonly form?: 'relative' | 'with-time' | 'due' | 'full' | undefined;
}

/** A date in the words of the locale, exact on hover. Text that is no date is shown as is. */
export function DateText({ iso, locale, now, form = 'relative' }: DateTextProps) {
  const date = parseEngineDate(iso);
  if (date === null) return <span>{iso}</span>;
  const formats = formatsFor(locale);
  const texts = {
    relative: () => formats.relative(date, now),
    'with-time': () => formats.relativeWithTime(date, now),
    due: () => <DueWords date={date} now={now} locale={locale} />,
    full: () => formats.dateTime(date),
  };
  return (
    <time dateTime={date.toISOString()} title={formats.exact(date)}>
      {texts[form]()}
    </time>
  );
}

interface DueWordsProps {
  readonly date: Date;
  readonly now: Date;
  readonly locale: string;
}

function DueWords({ date, now, locale }: DueWordsProps) {
  const { t } = useTexts(DUE_TEXTS);
  return dueText(date, now, { t, locale }).text;
}
