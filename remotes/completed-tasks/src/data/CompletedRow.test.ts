import { expect, it } from 'vitest';
import { type CompletedRow, matches } from './CompletedRow';

const ROW: CompletedRow = {
  task: {
    id: 't',
    name: 'Approve invoice',
    taskDefinitionKey: 'approve',
    description: 'Ask Lisa first',
    assignee: 'mary',
    created: null,
    completed: '2026-11-24T10:00:00.000+0000',
    due: null,
    priority: 50,
    tenantId: null,
    activityInstanceId: null,
    processInstanceId: null,
    processDefinitionId: null,
    caseInstanceId: null,
    caseDefinitionId: null,
  },
  name: 'Approve invoice',
  definition: 'Überweisung',
  businessKey: 'INV-2026-0041',
  person: 'Mary Okafor',
};

it.each([
  ['', true],
  ['inv-2026 approve', true],
  ['uberweisung', true],
  ['@okafor approve', true],
  ['@mary', true],
  ['lisa', true],
  ['@lisa', false],
  ['approve holiday', false],
])('the search “%s” finds the row: %s', (search, isFound) => {
  expect(matches(ROW, search)).toBe(isFound);
});
