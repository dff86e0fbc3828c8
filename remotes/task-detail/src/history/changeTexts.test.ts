import type { SpokenTexts } from '@taskweave/i18n/Texts';
import { expect, it } from 'vitest';
import { changeTexts, peopleIn } from './changeTexts';
import en from './texts/en.json';
import type { HistoryText } from './texts/historyTexts';

const language: SpokenTexts<HistoryText> = {
  locale: 'en',
  t: (key) => (en as Readonly<Record<string, string>>)[key] ?? key,
};
const names: Readonly<Record<string, string>> = { mary: 'Mary Anne', sales: 'Sales department' };

function texts(type: string, property: string, oldValue: string | null, newValue: string | null) {
  const operation = { type, changes: [{ property, oldValue, newValue }] };
  const { title, changes } = changeTexts(language, operation, (_kind, id) => names[id] ?? id);
  return [title, changes[0]?.property, changes[0]?.from, changes[0]?.to];
}

it.each([
  ['Claim', 'assignee', null, 'mary', ['Claimed', 'Assignee', null, 'Mary Anne']],
  ['Assign', 'assignee', 'mary', null, ['Assignee removed', 'Assignee', 'Mary Anne', null]],
  ['AddGroupLink', 'candidate', null, 'sales', ['Candidate group added', 'Group', null, 'Sales department']],
  ['AddUserLink', 'candidate', null, 'mary', ['Candidate user added', 'User', null, 'Mary Anne']],
  ['Delegate', 'delegation', null, 'PENDING', ['Delegated', 'Delegation', null, 'Delegated']],
  ['SetPriority', 'priority', '50', '70', ['Priority changed', 'Priority', '50', '70']],
  ['Transmogrify', 'colour', 'red', 'blue', ['Transmogrify', 'colour', 'red', 'blue']],
])('%s of %s from %s to %s', (type, property, oldValue, newValue, expected) => {
  expect(texts(type, property, oldValue, newValue)).toEqual(expected);
});

it('writes dates as dates', () => {
  const time = new Date(2026, 10, 24, 17, 0).getTime();
  expect(texts('Update', 'dueDate', null, String(time))[3]).toMatch(/Nov 24, 2026.*5:00/);
});

it('looks up the people that a change names, and nothing else', () => {
  expect(peopleIn('Assign', { property: 'assignee', oldValue: null, newValue: 'mary' })).toEqual(['mary']);
  expect(peopleIn('Update', { property: 'priority', oldValue: '1', newValue: '2' })).toEqual([]);
});
