import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { claimableBy, ofProcess, UNASSIGNED } from '@taskweave/engine-client/task-conditions/Condition';
import { filterOfAll } from '@taskweave/engine-client/task-query/wholeQuery';
import { aFilter } from '@taskweave/engine-client/testing/factories';
import { describe, expect, it } from 'vitest';
import { countBody } from './CountScope';

const filter = (id: string, query: Filter['query'] = {}, properties: object = {}) =>
  aFilter({ id, name: id, query, properties });

describe('countBody', () => {
  it('asks for active tasks only, as the list does', () => {
    expect([countBody(null, []), countBody(filter('f'), [])]).toEqual([{ active: true }, { active: true }]);
  });

  it('joins the conditions where there is no filter', () => {
    expect(countBody(null, [ofProcess('invoice'), UNASSIGNED])).toEqual({
      processDefinitionKey: 'invoice',
      unassigned: true,
      active: true,
    });
  });

  it('takes nothing of a filter away, whatever it asks for itself', () => {
    expect(
      countBody(filter('f', { processDefinitionKey: 'order' }), [ofProcess('invoice'), UNASSIGNED]),
    ).toEqual({
      orQueries: [{ processDefinitionKey: 'invoice' }, { unassigned: true }],
      active: true,
    });
  });

  it('includes assigned tasks of groups where the filter does', () => {
    expect(countBody(filter('f', { includeAssignedTasks: true }), [claimableBy('sales')])).toEqual({
      orQueries: [{ candidateGroup: 'sales', includeAssignedTasks: true }],
      active: true,
    });
  });
});

describe('filterOfAll', () => {
  it('finds the filter without criteria, whose order does not matter', () => {
    const all = filter('all', {
      orQueries: [],
      taskVariables: [],
      sorting: [{ sortBy: 'name' }],
      unassigned: null,
    });
    expect(filterOfAll([filter('mine', { assignee: 'demo' }), all])).toBe(all);
  });

  it('takes none for it whose criteria the engine keeps to itself', () => {
    expect(
      filterOfAll([filter('north', {}, { 'taskweave.query': { tenantIdIn: ['north'] } })]),
    ).toBeUndefined();
  });
});
