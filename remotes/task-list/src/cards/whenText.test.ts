import { DUE_TEXTS } from '@taskweave/i18n/due-texts/dueText';
import { i18nOfDocument } from '@taskweave/i18n/page/I18nContext';
import { spokenTexts } from '@taskweave/i18n/page/useTexts';
import { expect, it } from 'vitest';
import { dateWords, exactDates, whenLabel, whenText } from './whenText';

const NOW = new Date('2026-11-20T12:00:00');
const dueWords = spokenTexts(i18nOfDocument('en-GB'), DUE_TEXTS);
const language = {
  locale: 'en-GB',
  t: (key: string, values?: Readonly<Record<string, unknown>>) => `${key} ${JSON.stringify(values)}`,
};
const created = '2026-11-01T08:00:00.000';

it('counts the days that a task is late', () => {
  const text = whenText('2026-11-18T17:00:00.000', NOW, dueWords);
  expect(text).toMatchObject({ kind: 'late', text: '2 days overdue' });
});

it('says since when a task of today is late', () => {
  const text = whenText('2026-11-20T09:30:00.000', NOW, dueWords);
  expect(text).toMatchObject({ kind: 'late', text: 'Overdue since 09:30' });
});

it('marks what is still due today', () => {
  const text = whenText('2026-11-20T17:00:00.000', NOW, dueWords);
  expect(text).toMatchObject({ kind: 'today', text: 'Today, 17:00' });
});

it('shows a later due date as a plain date, and none where there is none', () => {
  expect(whenText(due, NOW, dueWords)).toEqual({ kind: 'date', iso: due });
  expect(whenText(null, NOW, dueWords)).toBeNull();
});

const due = '2026-11-24T17:00:00.000';
const words = (of: string, date: string) => `row.date {"label":"row.${of} undefined","date":"${date}"}`;

it('names every date but a lateness, which says it by itself', () => {
  const label = (iso: string) => whenLabel(whenText(iso, NOW, dueWords), NOW, language);
  expect(label(due)).toBe(words('due', 'Tue'));
  expect(label('2026-11-20T17:00:00.000')).toBe(words('due', 'today, 17:00'));
  expect(label('2026-11-18T17:00:00.000')).toBeUndefined();
});

it('says which date it is', () => {
  expect(dateWords('created', created, NOW, language)).toBe(words('created', '1 Nov'));
  expect(dateWords('followUp', null, NOW, language)).toBeUndefined();
});

it('says every date to the second', () => {
  expect(exactDates({ due, followUp: null, created }, language).split('\n')).toEqual([
    words('due', 'Tuesday, 24 November 2026 at 17:00:00'),
    words('created', 'Sunday, 1 November 2026 at 08:00:00'),
  ]);
});
