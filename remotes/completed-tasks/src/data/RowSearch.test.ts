import { expect, it } from 'vitest';
import type { CompletedRow } from './CompletedRow';
import { EVERY_ROW, matches, type RowSearch } from './RowSearch';

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

it.each<[Partial<RowSearch>, boolean]>([
  [{}, true],
  [{ words: ['inv-2026', 'approve'] }, true],
  [{ words: ['uberweisung'] }, true],
  [{ words: ['lisa'] }, true],
  [{ words: ['approve', 'holiday'] }, false],
  [{ people: ['okafor'], words: ['approve'] }, true],
  [{ people: ['mary'] }, true],
  [{ people: ['lisa'] }, false],
  [{ processes: ['überweisung'] }, true],
  [{ processes: ['invoice'] }, false],
  [{ least: 51 }, false],
  [{ least: 50, most: 50 }, true],
])('the search %o finds the row: %s', (search, isFound) => {
  expect(matches(ROW, { ...EVERY_ROW, ...search })).toBe(isFound);
});
