import { expect, it } from 'vitest';
import { sharedFacts } from './sharedFacts';

it.each([
  ['nothing', undefined, null, false],
  ['no criteria', {}, null, false],
  ['one person', { assignee: 'mary' }, 'person', false],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the engine
  ['the reader', { assigneeExpression: '${currentUser()}' }, 'person', false],
  ['nobody', { unassigned: true }, 'nobody', false],
  ['an empty list of people', { assignee: null, unassigned: false }, null, false],
  ['one process', { processDefinitionKey: 'invoice' }, null, true],
  ['one process in a list', { processDefinitionKeyIn: ['invoice'] }, null, true],
  ['two processes', { processDefinitionKeyIn: ['invoice', 'claim'] }, null, false],
  ['alternatives', { orQueries: [{ assignee: 'mary' }] }, null, false],
] as const)('tasks of %s share what the filter asks for', (_, query, assignee, process) => {
  expect(sharedFacts(query)).toMatchObject({ assignee, process });
});

it.each([
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the engine
  ['${now()}', true],
  ['#{ now() }', true],
  ['#{now().plusDays(3)}', false],
  [undefined, false],
])('tasks due before %s are late: %s', (dueBeforeExpression, isLate) => {
  expect(sharedFacts({ dueBeforeExpression }).isLate).toBe(isLate);
});
