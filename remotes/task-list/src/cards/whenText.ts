import { parseEngineDate } from '@taskweave/base/engineDate';
import { type DueWords, dueText } from '@taskweave/i18n/due-texts/dueText';
import { formatsFor } from '@taskweave/i18n/formats';
import type { Language } from '@taskweave/plugin-sdk';

export const NORMAL_PRIORITY = 50;

export type WhenText =
  | {
      readonly kind: 'late' | 'today';
      readonly text: string;
      readonly within: string;
      readonly date: Date;
    }
  | { readonly kind: 'date'; readonly iso: string };

export interface TaskDates {
  readonly due: string | null;
  readonly followUp: string | null;
  readonly created: string | null;
}

export function whenText(due: string | null, now: Date, words: DueWords): WhenText | null {
  const date = parseEngineDate(due);
  if (due === null || date === null) return null;
  const { kind, text } = dueText(date, now, words);
  if (kind === 'later') return { kind: 'date', iso: due };
  return { kind, text, within: dueText(date, now, words, 'within').text, date };
}

export function whenLabel(when: WhenText | null, now: Date, language: Language): string | undefined {
  if (when === null || when.kind === 'late') return undefined;
  if (when.kind === 'date') return dateWords('due', when.iso, now, language);
  return language.t('row.date', { label: language.t('row.due'), date: when.within });
}

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

export function exactDates(dates: TaskDates, { t, locale }: Language): string {
  return (['due', 'followUp', 'created'] as const)
    .flatMap((of) => {
      const date = parseEngineDate(dates[of]);
      if (date === null) return [];
      return [t('row.date', { label: t(`row.${of}`), date: formatsFor(locale).exact(date) })];
    })
    .join('\n');
}
