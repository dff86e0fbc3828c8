import { parseFilters } from '@taskweave/engine-client/resources/filter/filter';
import { describe, expect, it } from 'vitest';
import { newCriterion } from '../query/criterionDraft';
import { checkFilterDraft, newFilterDraft, readFilterDraft, rowOf, writeFilterDraft } from './filterDraft';

const FOREIGN = {
  id: 'f1',
  name: 'Legacy',
  owner: 'john',
  query: {
    name: 'Approve',
    futureKey: [1, 2],
    sorting: [{ sortBy: 'created', sortOrder: 'desc' }],
    orQueries: [{ assignee: 'a' }, { assignee: 'b' }],
    taskVariables: [],
  },
  properties: {
    color: '#123456',
    priority: -7,
    description: 'Made elsewhere',
    refresh: true,
    hideSnoozed: true,
    showUndefinedVariable: true,
    variables: [{ name: 'amount', label: 'Amount', width: 80 }],
    acme: { risk: { level: 3 } },
  },
};

function foreign() {
  const [filter] = parseFilters([FOREIGN]);
  if (filter === undefined) throw new Error('There is one filter.');
  return filter;
}

describe('a filter of another application', () => {
  it('is stored as it was where nobody changed anything', () => {
    const written = writeFilterDraft(readFilterDraft(foreign()), foreign(), 'demo');
    const { taskVariables: _, ...query } = FOREIGN.query;
    expect(written).toEqual({ name: 'Legacy', owner: 'john', query, properties: FOREIGN.properties });
  });

  it('changes only where it was edited', () => {
    const draft = { ...readFilterDraft(foreign()), name: ' Renamed ', color: '#abc' };
    const written = writeFilterDraft(draft, foreign(), 'demo');
    expect(written.name).toBe('Renamed');
    expect(written.properties).toEqual({ ...FOREIGN.properties, color: '#abc' });
  });
});

describe('a new filter', () => {
  it('belongs to its maker, with the defaults of the suite @T3.5 @T3.8 @T3.9 @T3.10 @T3.11 @T9.10 @T9.11', () => {
    expect(writeFilterDraft({ ...newFilterDraft(), name: 'Mine' }, null, 'demo')).toEqual({
      name: 'Mine',
      owner: 'demo',
      query: {},
      properties: {
        description: '',
        priority: 0,
        color: '#555555',
        refresh: false,
        hideSnoozed: false,
        showUndefinedVariable: false,
        variables: [],
      },
    });
  });

  it('begins with the criteria of a search', () => {
    const draft = newFilterDraft({ nameLike: '%invoice%' });
    expect(draft.criteria.map(({ value }) => [value.key, value.text])).toEqual([['nameLike', 'invoice']]);
  });

  it('remembers what the engine would leave out of its answers', () => {
    const draft = newFilterDraft({ tenantIdIn: ['acme'] });
    const { query, properties } = writeFilterDraft({ ...draft, name: 'x' }, null, 'demo');
    expect(properties).toMatchObject({ 'taskweave.query': { tenantIdIn: ['acme'] } });
    const [answered] = parseFilters([{ id: '1', name: 'x', query: {}, properties }]);
    if (answered === undefined) throw new Error('There is one filter.');
    expect(writeFilterDraft(readFilterDraft(answered), answered, 'demo').query).toEqual(query);
    const emptied = { ...readFilterDraft(answered), criteria: [] };
    expect(writeFilterDraft(emptied, answered, 'demo').properties).not.toHaveProperty(['taskweave.query']);
  });
});

describe('faults', () => {
  const fine = { ...newFilterDraft(), name: 'Mine' };

  it('are none in a filter with a name', () => {
    expect(checkFilterDraft(fine)).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'x'.repeat(256) }, 'name', 'name-length'],
    [{ priority: '' }, 'priority', 'integer'],
    [{ priority: '1.5' }, 'priority', 'integer'],
    [{ color: 'red' }, 'color', 'color'],
    [{ color: '#12345' }, 'color', 'color'],
  ])('of %j are said at %s @T3.2 @T5.2 @T5.3', (change, place, fault) => {
    expect(checkFilterDraft({ ...fine, ...change })).toEqual([
      { section: place === 'name' ? null : 'appearance', place, fault },
    ]);
  });

  it.each([{ priority: '-12' }, { color: '#ABC' }, { color: '#a1B2c3' }])('are none in %j', (change) => {
    expect(checkFilterDraft({ ...fine, ...change })).toEqual([]);
  });

  it('of rows are said at their rows @T5.6', () => {
    const criterion = rowOf(newCriterion('name'));
    const variable = rowOf({ name: 'amount', label: ' ' });
    const faults = checkFilterDraft({ ...fine, criteria: [criterion], variables: [variable] });
    expect(faults).toEqual([
      { section: 'criteria', place: `criterion:${criterion.rowId}`, fault: 'required' },
      { section: 'variables', place: `variable:${variable.rowId}:label`, fault: 'required' },
    ]);
  });
});
