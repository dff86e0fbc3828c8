import { expect, it } from 'vitest';
import { whenText } from './whenText';

const NOW = new Date('2026-11-20T12:00:00');
const language = {
  locale: 'en-GB',
  t: (key: string, values?: Readonly<Record<string, unknown>>) => `${key} ${JSON.stringify(values)}`,
};
const created = '2026-11-01T08:00:00.000';

it('counts the days that a task is late', () => {
  const text = whenText({ due: '2026-11-18T17:00:00.000', created }, NOW, language);
  expect(text).toMatchObject({ kind: 'late', text: 'row.due.days {"count":2}' });
});

it('says since when a task of today is late', () => {
  const text = whenText({ due: '2026-11-20T09:30:00.000', created }, NOW, language);
  expect(text).toMatchObject({ kind: 'late', text: 'row.due.late {"time":"09:30"}' });
});

it('marks what is still due today', () => {
  const text = whenText({ due: '2026-11-20T17:00:00.000', created }, NOW, language);
  expect(text).toMatchObject({ kind: 'today', text: 'row.due.today {"time":"17:00"}' });
});

it('shows a later due date as a plain date', () => {
  const due = '2026-11-24T17:00:00.000';
  expect(whenText({ due, created }, NOW, language)).toEqual({ kind: 'date', iso: due });
});

it('shows when a task without a due date was created', () => {
  expect(whenText({ due: null, created }, NOW, language)).toEqual({ kind: 'date', iso: created });
});
