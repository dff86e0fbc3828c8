import { expect, it } from 'vitest';
import { criterionText } from './searchTexts';

const t = (key: string) => key;
const NAMES: Readonly<Record<string, string>> = { mary: 'Mary Okafor' };

it.each([
  ['a month', 'due', 'On', '2026-11', 'November 2026'],
  ['a person', 'assignee', 'eq', 'mary', 'Mary Okafor'],
  ['several people', 'assignee', 'In', 'mary, zoe', 'Mary Okafor, zoe'],
  ['a part of an id', 'assignee', 'Like', 'mary', 'mary'],
  ['what is no person', 'name', 'eq', 'mary', 'mary'],
])('writes %s', (_what, type, operator, value, text) => {
  const language = { locale: 'en', t, nameOf: (id: string) => NAMES[id] };
  expect(criterionText({ type, name: '', operator, value }, language).value).toBe(text);
});

it.each([
  ['due', 'Before', 'search.overdue'],
  ['followUp', 'After', 'search.snoozed'],
])('names %s %s now by its word', (type, operator, text) => {
  const criterion = { type, name: '', operator, value: 'now' };
  expect(criterionText(criterion, { locale: 'en', t }).brief).toBe(text);
});
