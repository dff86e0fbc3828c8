import { expect, it } from 'vitest';
import { peopleOf } from './peopleOf';

const expression = (text: string) => `\${${text}}`;

const READER = { id: 'mary', groups: ['staff', 'accounting'] };

it.each([
  ['one assignee', { assignee: 'john' }, { users: ['john'], groups: [] }],
  ['several assignees', { assigneeIn: ['john', 'lisa', 'john'] }, { users: ['john', 'lisa'], groups: [] }],
  ['the reader', { assigneeExpression: expression(' currentUser() ') }, { users: ['mary'], groups: [] }],
  ['a group', { candidateGroup: 'sales' }, { users: [], groups: ['sales'] }],
  [
    "the reader's groups",
    { candidateGroupsExpression: expression('currentUserGroups()') },
    { users: [], groups: ['staff', 'accounting'] },
  ],
  [
    'alternatives',
    { orQueries: [{ assignee: 'john', candidateGroups: ['sales'] }] },
    { users: ['john'], groups: ['sales'] },
  ],
  ['nobody', { unassigned: true, dueBeforeExpression: expression('now()') }, { users: [], groups: [] }],
  ['an expression of others', { assigneeExpression: expression('team.lead') }, { users: [], groups: [] }],
])('reads %s from the query of a filter', (_who, query, named) => {
  expect(peopleOf(query, READER)).toEqual(named);
});
