import type { Task } from '@taskweave/plugin-sdk';
import { expect, test } from 'vitest';
import { briefingOf } from './briefingOf';
import texts from './i18n/en.json';

const language = {
  locale: 'en',
  t: (key: string, values: Readonly<Record<string, unknown>> = {}) =>
    texts[key as keyof typeof texts].replaceAll(/{{(\w+)}}/g, (_, name: string) => String(values[name])),
};
const TASK = { name: 'Check order', assignee: null, due: null } as Partial<Task> as Task;

test.each([
  ['nobody', {}, 'Check order is unassigned.'],
  ['somebody', { assignee: 'mary' }, 'Check order is assigned to mary.'],
  ['somebody, due', { assignee: 'mary', due: '2026-03-10T12:00:00.000+0000' }, 'and due on March 10, 2026.'],
  ['no name', { name: null }, 'This task is unassigned.'],
])('%s', (_, task, sentence) => {
  expect(briefingOf({ ...TASK, ...task }, language)).toContain(sentence);
});
