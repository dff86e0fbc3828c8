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
  | { readonly kind: 'date'; readonly iso: string };

export interface TaskDates {
  readonly due: string | null;
  readonly followUp: string | null;
  readonly created: string | null;
}

/** When a task is due; null where it is not. */
export function whenText(due: string | null, now: Date, words: DueWords): WhenText | null {
  const date = parseEngineDate(due);
  if (due === null || date === null) return null;
  const { kind, text } = dueText(date, now, words);
  if (kind === 'later') return { kind: 'date', iso: due };
  return { kind, text, within: dueText(date, now, words, 'within').text, date };
}

/** What the date is and when: "Due: today, 17:00". Lateness says it by itself. */
export function whenLabel(when: WhenText | null, now: Date, language: Language): string | undefined {
  if (when === null || when.kind === 'late') return undefined;
  if (when.kind === 'date') return dateWords('due', when.iso, now, language);
  return language.t('row.date', { label: language.t('row.due'), date: when.within });
}

/** A date of a task by its name: "Created: 5 min ago". Undefined where there is none. */
export function dateWords(
  of: keyof TaskDates,
  iso: string | null,
  now: Date,
  { t, locale }: Language,
): string | undefined {
  const date = parseEngineDate(iso);
  if (date === null) return undefined;
  return t('row.date', { label: t(`row.${of}`), date: formatsFor(locale).relative(date, now, 'within') });
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
