import { inParallel } from '../values/in-parallel.mjs';
import { RESOURCE } from './create-people.mjs';

/**
 * @typedef {import('../session/sign-in.mjs').EngineSession} EngineSession
 * @typedef {object} FilterDraft
 * @property {string} name
 * @property {string} description
 * @property {string} color
 * @property {number} priority
 * @property {Record<string, unknown>} query
 * @property {string} [readers] group; everybody if it is left out
 * @property {boolean} [refresh]
 * @property {{ name: string, label: string }[]} [variables]
 */

/** @param {string} code of the engine's language */
const expression = (code) => `\${${code}}`;

/** @type {FilterDraft[]} */
const FILTERS = [
  {
    name: 'My tasks',
    description: 'Tasks that are assigned to you',
    color: '#2b6cb0',
    priority: -10,
    refresh: true,
    query: { assigneeExpression: expression('currentUser()') },
  },
  {
    name: 'My groups',
    description: 'Tasks that somebody of your groups may claim',
    color: '#2f855a',
    priority: 0,
    refresh: true,
    query: { candidateGroupsExpression: expression('currentUserGroups()'), unassigned: true },
  },
  {
    name: 'Overdue',
    description: 'Their due date has passed',
    color: '#c53030',
    priority: 10,
    query: { dueBeforeExpression: expression('now()') },
  },
  {
    name: 'Due today',
    description: 'To be done before midnight',
    color: '#dd6b20',
    priority: 20,
    query: {
      dueAfterExpression: expression('dateTime().withTimeAtStartOfDay()'),
      dueBeforeExpression: expression('dateTime().withTimeAtStartOfDay().plusDays(1)'),
    },
  },
  {
    name: 'Unassigned',
    description: 'Nobody works on them yet',
    color: '#6b46c1',
    priority: 30,
    readers: 'staff',
    query: { unassigned: true },
  },
  {
    name: 'Invoices',
    description: 'Shows what each invoice is about',
    color: '#00796b',
    priority: 40,
    readers: 'accounting',
    query: { processDefinitionKey: 'invoice' },
    variables: [
      { name: 'creditor', label: 'Supplier' },
      { name: 'amount', label: 'Amount' },
      { name: 'invoiceNumber', label: 'Invoice number' },
      { name: 'invoiceDocument', label: 'Document' },
    ],
  },
  {
    name: 'All tasks',
    description: 'Everything you may see',
    color: '#555555',
    priority: 100,
    readers: 'staff',
    query: {},
  },
];

/**
 * @param {EngineSession} admin
 * @param {FilterDraft} draft
 */
export async function createFilter(
  admin,
  { name, description, color, priority, query, readers, refresh, variables },
) {
  const filter = await admin.post('filter/create', {
    resourceType: 'Task',
    name,
    owner: 'demo',
    query,
    properties: {
      description,
      color,
      priority,
      refresh: refresh ?? false,
      ...(variables && { variables, showUndefinedVariable: true }),
    },
  });
  const reader = readers ? { type: 1, groupId: readers } : { type: 0, userId: '*' };
  await admin.post('authorization/create', {
    ...reader,
    permissions: ['READ'],
    resourceType: RESOURCE.filter,
    resourceId: filter.id,
  });
}

/** @param {EngineSession} admin */
export async function createFilters(admin) {
  await inParallel(FILTERS, (draft) => createFilter(admin, draft));
  return FILTERS.length;
}
