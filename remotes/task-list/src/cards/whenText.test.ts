import { DUE_TEXTS } from '@taskweave/i18n/due-texts/dueText';
import { i18nOfDocument } from '@taskweave/i18n/page/I18nContext';
import { spokenTexts } from '@taskweave/i18n/page/useTexts';
import { expect, it } from 'vitest';
import { exactDates, otherFacts, whenLabel, whenText } from './whenText';

const NOW = new Date('2026-11-20T12:00:00');
const dueWords = spokenTexts(i18nOfDocument('en-GB'), DUE_TEXTS);
const language = {
  locale: 'en-GB',
  t: (key: string, values?: Readonly<Record<string, unknown>>) => `${key} ${JSON.stringify(values)}`,
};
const created = '2026-11-01T08:00:00.000';
const none = { due: null, followUp: null, created, priority: 50 };

it('counts the days that a task is late', () => {
  const text = whenText({ ...none, due: '2026-11-18T17:00:00.000' }, NOW, dueWords);
  expect(text).toMatchObject({ kind: 'late', text: '2 days overdue' });
});

it('says since when a task of today is late', () => {
  const text = whenText({ ...none, due: '2026-11-20T09:30:00.000' }, NOW, dueWords);
  expect(text).toMatchObject({ kind: 'late', text: 'Overdue since 09:30' });
});

it('marks what is still due today', () => {
  const text = whenText({ ...none, due: '2026-11-20T17:00:00.000' }, NOW, dueWords);
  expect(text).toMatchObject({ kind: 'today', text: 'Today, 17:00' });
});

it('shows a later due date as a plain date', () => {
  const due = '2026-11-24T17:00:00.000';
  const followUp = '2026-11-22T17:00:00.000';
  expect(whenText({ ...none, due, followUp }, NOW, dueWords)).toEqual({
    kind: 'date',
    of: 'due',
    iso: due,
  });
});

it('shows when a task without other dates was created', () => {
  expect(whenText(none, NOW, dueWords)).toEqual({ kind: 'date', of: 'created', iso: created });
});

const followUp = '2026-11-22T17:00:00.000';
const due = '2026-11-24T17:00:00.000';
const words = (of: string, date: string) => `row.date {"label":"row.${of} undefined","date":"${date}"}`;

it.each([
  ['when it was created', none, [['1 Nov', false]]],
  [
    'both',
    { due, followUp, created, priority: 50 },
    [
      ['Sun', false],
      ['1 Nov', false],
    ],
  ],
  [
    'that the follow-up has come',
    { ...none, followUp: '2026-11-19T08:00:00.000' },
    [
      ['yesterday', true],
      ['1 Nov', false],
    ],
  ],
])('adds %s', (_, dates, expected) => {
  const seen = otherFacts(dates, NOW, language).map(({ text, isPast }) => [text, isPast]);
  expect(seen).toEqual(
    expected.map(([date, isPast], index) => [
      words(dates.followUp !== null && index === 0 ? 'followUp' : 'created', String(date)),
      isPast,
    ]),
  );
});

it('names every date but a lateness, which says it by itself', () => {
  const label = (dates: typeof none | { due: string; followUp: null; created: string }) =>
    whenLabel(whenText(dates, NOW, dueWords), NOW, language);
  expect(label(none)).toBe(words('created', '1 Nov'));
  expect(label({ ...none, due })).toBe(words('due', 'Tue'));
  expect(label({ ...none, due: '2026-11-20T17:00:00.000' })).toBe(words('due', 'today, 17:00'));
  expect(label({ ...none, due: '2026-11-18T17:00:00.000' })).toBeUndefined();
});

it('says every date to the second', () => {
  expect(exactDates({ due, followUp: null, created }, language).split('\n')).toEqual([
    words('due', 'Tuesday, 24 November 2026 at 17:00:00'),
    words('created', 'Sunday, 1 November 2026 at 08:00:00'),
  ]);
});

it('begins with a priority that somebody has set', () => {
  const [first] = otherFacts({ ...none, priority: 70 }, NOW, language);
  expect(first).toEqual({ of: 'priority', text: 'row.priority {"priority":70}', isPast: false });
});
