import { capitalised } from '@taskweave/base/texts/capitalised';
import { addDays, addMonths, type Day, dayOf } from './month';

export interface QuickChoice {
  readonly id: 'today' | 'tomorrow' | 'next-week' | 'next-month';
  readonly label: string;
  readonly day: Day;
}

/** Only days that browsers can name in every language. */
export function quickChoices(locale: string, now: Date): readonly QuickChoice[] {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const today = dayOf(now);
  const named = (value: number, unit: 'day' | 'week' | 'month') =>
    capitalised(words.format(value, unit), locale);
  return [
    { id: 'today', label: named(0, 'day'), day: today },
    { id: 'tomorrow', label: named(1, 'day'), day: addDays(today, 1) },
    { id: 'next-week', label: named(1, 'week'), day: addDays(today, 7) },
    { id: 'next-month', label: named(1, 'month'), day: addMonths(today, 1) },
  ];
}
