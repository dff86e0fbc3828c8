import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { dueBefore } from '@taskweave/engine-client/task-conditions/Condition';
import { aFilter } from '@taskweave/engine-client/testing/factories';
import { expect, it } from 'vitest';
import { workLists } from './workLists';

const filter = (id: string, query: Filter['query'], properties: object = {}) =>
  aFilter({ id, name: id, query, properties });

// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the engine
const MINE = filter('mine', { assigneeExpression: '${ currentUser() }', candidateGroups: [] });
// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the engine
const GROUPS = filter('groups', { candidateGroupsExpression: '${currentUserGroups()}', unassigned: true });
const ALL = filter('all', {});
const LATE = [dueBefore(new Date(2026, 10, 18), 'now')];

const criteriaOf = (list: { readonly searchQuery: string | null } | null) =>
  (JSON.parse(list?.searchQuery ?? '[]') as readonly { type: string; value: string }[]).map(
    ({ type, value }) => `${type} ${value}`,
  );

it('leads to the filters that ask for just the person’s own tasks, and those of the groups', () => {
  const lists = workLists([ALL, MINE, GROUPS], 'demo', () => null);
  const late = lists.mine(LATE);
  expect([late?.filter, criteriaOf(late)]).toEqual(['mine', ['due now']]);
  expect([lists.offered?.filter, criteriaOf(lists.offered)]).toEqual(['groups', []]);
});

it('searches the list of all tasks where there is no such filter', () => {
  const lists = workLists([filter('late', { assignee: 'demo', priority: 50 }), ALL], 'demo', () => null);
  const late = lists.mine(LATE);
  expect([late?.filter, criteriaOf(late)]).toEqual(['all', ['assignee demo', 'due now']]);
  expect(criteriaOf(lists.offered)).toEqual(['candidateUser demo']);
});

it('leads nowhere where no filter shows them', () => {
  const lists = workLists([filter('invoices', { processDefinitionKey: 'invoice' })], 'demo', () => null);
  expect([lists.mine(LATE), lists.offered]).toEqual([null, null]);
});

it('opens lists in their usual order, with and without snoozed tasks as they are counted', () => {
  const lists = workLists([MINE, GROUPS], 'demo', ({ id }) => (id === 'mine' ? 'hidden' : 'shown'));
  expect(lists.hidesSnoozed).toBe(true);
  expect([lists.mine(LATE), lists.offered]).toMatchObject([
    { snoozed: 'hidden', sorting: null },
    { snoozed: 'shown', sorting: null },
  ]);
});
