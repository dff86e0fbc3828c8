import { expect, it } from 'vitest';
import { whenText } from './whenText';

const NOW = new Date('2026-11-20T12:00:00');
const language = {
  locale: 'en-GB',
  t: (key: string, values?: Readonly<Record<string, unknown>>) => `${key} ${JSON.stringify(values)}`,
};
const created = '2026-11-01T08:00:00.000';
const none = { due: null, followUp: null, created };

it('counts the days that a task is late', () => {
  const text = whenText({ ...none, due: '2026-11-18T17:00:00.000' }, NOW, language);
  expect(text).toMatchObject({ kind: 'late', text: 'row.due.days {"count":2}' });
});

it('says since when a task of today is late', () => {
  const text = whenText({ ...none, due: '2026-11-20T09:30:00.000' }, NOW, language);
  expect(text).toMatchObject({ kind: 'late', text: 'row.due.late {"time":"09:30"}' });
});

it('marks what is still due today', () => {
  const text = whenText({ ...none, due: '2026-11-20T17:00:00.000' }, NOW, language);
  expect(text).toMatchObject({ kind: 'today', text: 'row.due.today {"time":"17:00"}' });
});

it('shows a later due date as a plain date', () => {
  const due = '2026-11-24T17:00:00.000';
  const followUp = '2026-11-22T17:00:00.000';
  expect(whenText({ ...none, due, followUp }, NOW, language)).toEqual({ kind: 'date', of: 'due', iso: due });
});

it('shows the follow-up of a task without a due date', () => {
  const followUp = '2026-11-22T17:00:00.000';
  const expected = { kind: 'date', of: 'followUp', iso: followUp };
  expect(whenText({ ...none, followUp }, NOW, language)).toEqual(expected);
});

it('shows when a task without other dates was created', () => {
  expect(whenText(none, NOW, language)).toEqual({ kind: 'date', of: 'created', iso: created });
});
