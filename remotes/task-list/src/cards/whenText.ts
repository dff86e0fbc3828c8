import { parseEngineDate } from '@taskweave/base/engineDate';
import { type DueWords, dueText } from '@taskweave/i18n/due-texts/dueText';
import { formatsFor } from '@taskweave/i18n/formats';
import type { Language } from '@taskweave/plugin-sdk';

/** The engine's own, which says nothing. */
export const NORMAL_PRIORITY = 50;

/** What stands at the end of a row's first line: a chip for what is late or due today, else a plain date. */
export type WhenText =
  | {
      readonly kind: 'late' | 'today';
      readonly text: string;
      /** The same within a sentence. */
      readonly within: string;
      readonly date: Date;
    }
  | { readonly kind: 'date'; readonly of: 'due' | 'created'; readonly iso: string };

export interface TaskDates {
  readonly due: string | null;
  readonly followUp: string | null;
  readonly created: string | null;
}

/** Of the dates of a task the one that says when to act, else when it came. */
export function whenText({ due, created }: TaskDates, now: Date, words: DueWords): WhenText | null {
  const date = parseEngineDate(due);
  if (due === null || date === null)
    return created === null ? null : { kind: 'date', of: 'created', iso: created };
  const { kind, text } = dueText(date, now, words);
  if (kind === 'later') return { kind: 'date', of: 'due', iso: due };
  return { kind, text, within: dueText(date, now, words, 'within').text, date };
}

/** What the date is and when: "Created: 5 min ago", "Due: today, 17:00". Lateness says it by itself. */
export function whenLabel(when: WhenText | null, now: Date, { t, locale }: Language): string | undefined {
  if (when === null || when.kind === 'late') return undefined;
  if (when.kind !== 'date') return t('row.date', { label: t('row.due'), date: when.within });
  const date = parseEngineDate(when.iso);
  if (date === null) return undefined;
  return t('row.date', {
    label: t(`row.${when.of}`),
    date: formatsFor(locale).relative(date, now, 'within'),
  });
}

/** A fact of a task in words: "Created: yesterday". */
export interface FactWords {
  readonly of: 'priority' | 'followUp' | 'created';
  readonly text: string;
  /** It is time: the follow-up date has come. */
  readonly isPast: boolean;
}

/** What there is to say of a task besides who has it and when it is due; what somebody has set comes first. */
export function otherFacts(
  task: TaskDates & { readonly priority: number },
  now: Date,
  { t, locale }: Language,
): readonly FactWords[] {
  const { priority } = task;
  const dates = (['followUp', 'created'] as const).flatMap((of): readonly FactWords[] => {
    const date = parseEngineDate(task[of]);
    if (date === null) return [];
    const text = t('row.date', {
      label: t(`row.${of}`),
      date: formatsFor(locale).relative(date, now, 'within'),
    });
    return [{ of, text, isPast: of === 'followUp' && date.getTime() < now.getTime() }];
  });
  if (priority === NORMAL_PRIORITY) return dates;
  return [{ of: 'priority', text: t('row.priority', { priority }), isPast: false }, ...dates];
}

/** All dates of a task to the second, one a line. */
export function exactDates(dates: TaskDates, { t, locale }: Language): string {
  return (['due', 'followUp', 'created'] as const)
    .flatMap((of) => {
      const date = parseEngineDate(dates[of]);
      if (date === null) return [];
      return [t('row.date', { label: t(`row.${of}`), date: formatsFor(locale).exact(date) })];
    })
    .join('\n');
}
