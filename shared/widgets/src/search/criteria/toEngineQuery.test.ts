import { describe, expect, it } from 'vitest';
import { NOWHERE } from './place/SearchPlace';
import { NO_SEARCH, type Search, type SearchCriterion } from './Search';
import { combinedQuery, toEngineQuery } from './toEngineQuery';

function pill(type: string, operator: string, value: string, name = ''): SearchCriterion {
  return { type, operator, value, name };
}

const amount = pill('processVariables', 'gt', '5', 'amount');
const amountCondition = { name: 'amount', operator: 'gt', value: 5 };

function all(criteria: readonly SearchCriterion[], stored = {}, more: Partial<Search> = {}) {
  return toEngineQuery({ ...NO_SEARCH, ...more, criteria }, stored).query;
}

function any(criteria: readonly SearchCriterion[], stored = {}) {
  return toEngineQuery({ ...NO_SEARCH, criteria, matchAny: true }, stored);
}

describe('all criteria', () => {
  it('stand side by side', () => {
    const criteria = [pill('name', 'Like', 'a'), pill('assignee', 'eq', 'mary'), amount];
    expect(all(criteria)).toEqual({ nameLike: '%a%', assignee: 'mary', processVariables: [amountCondition] });
  });

  it('leave the stored query of the filter as it is, which the engine would replace', () => {
    expect(all([pill('assignee', 'eq', 'mary')], { assignee: 'demo' })).toEqual({
      orQueries: [{ assignee: 'mary' }],
    });
  });

  it.each([
    [
      'an expression for the same',
      pill('assignee', 'eq', 'mary'),
      { assigneeExpression: '#{currentUser()}' },
    ],
    ['another kind of candidate', pill('candidateUser', 'eq', 'john'), { candidateGroup: 'sales' }],
  ])('go beside %s of the filter', (_case, criterion, stored) => {
    expect(all([criterion], stored)).toEqual({ orQueries: [expect.anything()] });
  });

  it('do not mind the empty lists that the engine writes into stored queries', () => {
    const stored = { taskDefinitionKeyIn: [], orQueries: [], assignee: null };
    expect(all([pill('taskDefinitionKey', 'In', 'a')], stored)).toEqual({ taskDefinitionKeyIn: ['a'] });
  });

  it('may be of the same kind', () => {
    expect(all([pill('name', 'Like', 'a'), pill('name', 'Like', 'b')])).toEqual({
      nameLike: '%a%',
      orQueries: [{ nameLike: '%b%' }],
    });
  });

  it('ask for a name or a key as alternatives of each other, beside what the filter asks for', () => {
    const criteria = [
      pill('nameOrKey', 'Like', 'INV_1'),
      pill('nameOrKey', 'Like', 'b'),
      pill('name', 'eq', 'c'),
    ];
    const either = (pattern: string) => ({
      nameLike: pattern,
      processInstanceBusinessKeyLike: pattern,
      caseInstanceBusinessKeyLike: pattern,
    });
    expect(all(criteria, { nameLike: 'a%' })).toEqual({
      name: 'c',
      orQueries: [either('%INV\\_1%'), either('%b%')],
    });
  });

  it('find the assigned tasks of candidates where the filter does', () => {
    const stored = { candidateGroup: 'sales', includeAssignedTasks: true };
    expect(all([pill('candidateUser', 'eq', 'john')], stored)).toEqual({
      orQueries: [{ candidateUser: 'john', includeAssignedTasks: true }],
    });
  });

  it('find the assigned tasks of a group, or the tasks that are called so, where the filter does', () => {
    const group = { ...pill('candidateGroup', 'eq', 'sales'), words: 'group sales' };
    expect(all([group], { includeAssignedTasks: true })).toEqual({
      orQueries: [{ candidateGroup: 'sales', nameLike: '%group sales%', includeAssignedTasks: true }],
    });
  });

  it('take several business keys past the place where the engine drops them', () => {
    expect(all([pill('processInstanceBusinessKey', 'In', 'a,b')])).toEqual({
      orQueries: [{ processInstanceBusinessKeyIn: ['a', 'b'] }],
    });
  });

  it.each([
    [pill('tenantIdIn', 'In', 'north'), { tenantIdIn: ['north'] }],
    [pill('withoutTenantId', '', ''), { withoutTenantId: true }],
  ])('do not replace tenants, which the engine keeps to itself: %j', (criterion, alternative) => {
    expect(all([criterion])).toEqual({ orQueries: [alternative] });
  });

  it('leave it to the engine whether a search may hold an expression', () => {
    expect(all([pill('assignee', 'eq', '#{currentUser()}')], { assignee: 'demo' })).toEqual({
      assigneeExpression: '#{currentUser()}',
    });
  });

  it('never hand over an expression as an alternative, where the engine would not ask whether it may run', () => {
    const { query, problems } = any([pill('assignee', 'eq', '#{now()}'), amount]);
    expect(JSON.stringify(query).includes('now')).toBe(false);
    expect(problems).toEqual(['expression-in-any', null]);
  });

  it('ignore the case of variables', () => {
    expect(all([amount], {}, { ignoreNames: true, ignoreValues: true })).toEqual({
      processVariables: [amountCondition],
      variableNamesIgnoreCase: true,
      variableValuesIgnoreCase: true,
    });
  });

  it('ignore the case of their variables, not of those of the filter', () => {
    const stored = { processVariables: [{ name: 'Creditor', operator: 'eq', value: 'A' }] };
    expect(all([amount], stored, { ignoreNames: true })).toEqual({
      orQueries: [{ processVariables: [amountCondition], variableNamesIgnoreCase: true }],
    });
  });

  it('ignore no case where no variable is searched for', () => {
    expect(all([pill('name', 'eq', 'a')], {}, { ignoreNames: true })).toEqual({ name: 'a' });
  });
});

describe('criteria that a filter keeps', () => {
  const kept = (criteria: readonly SearchCriterion[], stored = {}) =>
    toEngineQuery({ ...NO_SEARCH, criteria }, stored, { ...NOWHERE, isKept: true });
  const overdue = pill('due', 'Before', 'now');
  const today = '#{dateTime().withTimeAtStartOfDay().minusMillis(1)}';

  it.each([
    ['overdue, then of today', [overdue, pill('due', 'On', 'today')]],
    ['of today, then overdue', [pill('due', 'On', 'today'), overdue]],
  ])('hold both ends: %s', (_case, criteria) => {
    expect(kept(criteria)).toEqual({
      query: { dueBeforeExpression: '#{now()}', dueAfterExpression: today },
      problems: [null, null],
    });
  });

  it('hold a date beside an expression of the same', () => {
    const { query } = kept([pill('due', 'Before', '2026-12-24'), overdue]);
    expect(query).toEqual({
      dueBeforeExpression: '#{now()}',
      orQueries: [{ dueBefore: expect.stringContaining('2026-12-24') }],
    });
  });

  it('leave out what depends on the day, and say so', () => {
    const { query, problems } = kept([pill('due', 'On', 'this-month'), pill('due', 'On', 'next-week')]);
    expect(problems).toEqual([null, 'not-kept']);
    expect(query.dueBeforeExpression).toContain('plusMonths');
  });

  it.each([
    [{ dueBeforeExpression: '#{now()}' }, null],
    [{ dueBefore: '2026-12-24T00:00:00.000+0100' }, 'not-kept'],
  ])('do not take the end of the filter away: %j', (stored, problem) => {
    const { query, problems } = kept([pill('due', 'On', 'today')], stored);
    expect(problems).toEqual([problem]);
    expect(query.dueBeforeExpression).toBe(problem === null ? '#{now()}' : undefined);
  });
});

describe('any criterion', () => {
  it('is one list of alternatives', () => {
    expect(any([pill('name', 'Like', 'a'), pill('priority', 'min', '50'), amount]).query).toEqual({
      orQueries: [{ nameLike: '%a%', minPriority: 50, processVariables: [amountCondition] }],
    });
  });

  it.each([
    ['a value twice', [pill('assignee', 'eq', 'a'), pill('assignee', 'eq', 'b')], { assigneeIn: ['a', 'b'] }],
    [
      'lists',
      [pill('tenantIdIn', 'In', 'a,b'), pill('tenantIdIn', 'In', 'c')],
      { tenantIdIn: ['a', 'b', 'c'] },
    ],
    [
      'a list and a value',
      [pill('assignee', 'In', 'a,b'), pill('assignee', 'eq', 'c')],
      { assigneeIn: ['a', 'b', 'c'] },
    ],
  ])('joins %s', (_case, criteria, alternatives) => {
    expect(any(criteria)).toEqual({
      query: { orQueries: [alternatives] },
      problems: criteria.map(() => null),
    });
  });

  it('leaves out the second of a kind that the engine holds once, and says so', () => {
    const { query, problems } = any([pill('name', 'Like', 'a'), pill('name', 'Like', 'b')]);
    expect(query).toEqual({ orQueries: [{ nameLike: '%a%' }] });
    expect(problems).toEqual([null, 'one-only']);
  });

  it('leaves out a second text in names and keys, and says so', () => {
    const text = pill('nameOrKey', 'Like', 'a');
    const twice = any([
      text,
      text,
      pill('nameOrKey', 'Like', 'b'),
      pill('name', 'Like', 'c'),
      pill('name', 'eq', 'd'),
    ]);
    expect(twice.problems).toEqual([null, null, 'one-only', 'one-only', null]);
    expect(twice.query).toMatchObject({ orQueries: [{ nameLike: '%a%', name: 'd' }] });
    expect(any([pill('processInstanceBusinessKey', 'Like', 'b'), text]).problems).toEqual([null, 'one-only']);
  });

  it('leaves out candidate groups beside candidate users, which make the engine fail', () => {
    const { problems } = any([pill('candidateUser', 'eq', 'a'), pill('candidateGroup', 'eq', 'b')]);
    expect(problems).toEqual([null, 'one-only']);
  });
});

describe('invalid criteria', () => {
  it('are left out of the query and named', () => {
    const criteria = [pill('priority', 'min', 'x'), pill('name', 'eq', 'a')];
    expect(toEngineQuery({ ...NO_SEARCH, criteria }, {})).toEqual({
      query: { name: 'a' },
      problems: ['not-a-number', null],
    });
  });

  it('alone search for nothing', () => {
    expect(any([pill('due', 'Before', 'x')]).query).toEqual({});
  });
});

it('combinedQuery holds what the filter and the search ask for @T3.27', () => {
  const stored = { assignee: 'demo', orQueries: [{ name: 'a' }], processVariables: [{ name: 'x' }] };
  const extending = {
    orQueries: [{ assignee: 'mary' }],
    nameLike: '%b%',
    processVariables: [{ name: 'y' }],
  };
  expect(combinedQuery(stored, extending)).toEqual({
    assignee: 'demo',
    nameLike: '%b%',
    orQueries: [{ name: 'a' }, { assignee: 'mary' }],
    processVariables: [{ name: 'x' }, { name: 'y' }],
  });
});
