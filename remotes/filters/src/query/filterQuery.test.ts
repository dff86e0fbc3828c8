import { describe, expect, it } from 'vitest';
import { checkCriteria } from './checkCriteria';
import { type CriterionDraft, newCriterion } from './criterionDraft';
import {
  canIncludeAssigned,
  readFilterQuery,
  withoutKeepsake,
  writeFilterQuery,
  writeKeepsake,
} from './filterQuery';
import { writeSavedWord } from './savedWord';
import { taskCriteria } from './taskCriteria';

const ALWAYS = { taskVariables: [], processVariables: [], caseInstanceVariables: [], orQueries: [] };

function fill(key: string, change: Partial<CriterionDraft>): CriterionDraft {
  return { ...newCriterion(key), ...change };
}

function stored(draft: CriterionDraft): Readonly<Record<string, unknown>> {
  return writeFilterQuery({ ...readFilterQuery({}), criteria: [draft] });
}

const EXPR = '$' + '{currentUser()}';

describe('the catalogue', () => {
  it('has each key once', () => {
    const keys = taskCriteria.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has every key of the suite @T3.38 @T3.39 @T3.40 @T3.41 @T3.42 @T3.43 @T3.44 @S2.37', () => {
    const suite =
      'processInstanceId processInstanceBusinessKey processInstanceBusinessKeyLike processDefinitionId processDefinitionKey processDefinitionKeyIn processDefinitionName processDefinitionNameLike caseInstanceId caseInstanceBusinessKey caseInstanceBusinessKeyLike caseDefinitionId caseDefinitionKey caseDefinitionName caseDefinitionNameLike active activityInstanceIdIn executionId assignee assigneeIn assigneeLike owner candidateGroup candidateGroups candidateUser involvedUser assigned unassigned delegationState taskDefinitionKey taskDefinitionKeyIn taskDefinitionKeyLike name nameLike description descriptionLike priority maxPriority minPriority tenantIdIn withoutTenantId withoutDueDate createdBefore createdAfter dueBefore dueAfter followUpAfter followUpBefore followUpBeforeOrNotExistent processVariables taskVariables caseInstanceVariables';
    const keys = new Set<string>(taskCriteria.map(({ key }) => key));
    expect(suite.split(' ').filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe('what is stored @T5.10 @T5.11 @T5.12 @T5.13 @T5.14', () => {
  it.each([
    ['text', fill('name', { text: ' Approve ' }), { name: 'Approve' }],
    ['like, with a wildcard at both ends', fill('nameLike', { text: 'pro' }), { nameLike: '%pro%' }],
    ['like, as its author meant it', fill('nameLike', { text: 'pro%' }), { nameLike: 'pro%' }],
    ['a list, trimmed', fill('assigneeIn', { items: [' a', 'b ', ''] }), { assigneeIn: ['a', 'b'] }],
    ['a number', fill('minPriority', { text: '-5' }), { minPriority: -5 }],
    ['a flag', fill('unassigned', {}), { unassigned: true }],
    ['a choice', fill('delegationState', { text: 'PENDING' }), { delegationState: 'PENDING' }],
    [
      'a date with its zone',
      fill('dueAfter', { text: '2026-07-01T08:30:00' }),
      { dueAfter: '2026-07-01T08:30:00.000+0200' },
    ],
    ['an expression', fill('assignee', { text: EXPR }), { assigneeExpression: EXPR }],
    [
      'an expression without wildcards',
      fill('assigneeLike', { text: EXPR }),
      { assigneeLikeExpression: EXPR },
    ],
    [
      'an expression for a list',
      fill('candidateGroups', { items: [EXPR] }),
      { candidateGroupsExpression: EXPR },
    ],
    [
      'an expression for a date',
      fill('dueBefore', { text: '#{now()}' }),
      { dueBeforeExpression: '#{now()}' },
    ],
  ])('is %s', (_case, draft, query) => {
    expect(stored(draft)).toEqual(query);
  });

  it.each([
    ['text', { type: 'string', operator: 'eq', text: '4711' }, '4711'],
    ['a part of a text', { type: 'string', operator: 'like', text: 'acme' }, '%acme%'],
    ['a pattern', { type: 'string', operator: 'notLike', text: 'ac_e%' }, 'ac_e%'],
    ['a number', { type: 'number', operator: 'gteq', text: '12.50' }, 12.5],
    ['yes or no', { type: 'boolean', operator: 'neq', text: 'true' }, true],
    ['nothing', { type: 'null', operator: 'eq', text: 'left over' }, null],
    ['a date', { type: 'date', operator: 'lt', text: '2026-01-31T00:00:00' }, '2026-01-31T00:00:00.000+0100'],
  ] as const)('is %s of a variable', (_case, condition, value) => {
    const draft = fill('processVariables', { condition: { name: 'v', ...condition } });
    expect(stored(draft)).toEqual({
      processVariables: [{ name: 'v', operator: condition.operator, value }],
    });
  });

  it('has all conditions on variables of one kind in one list @T3.28', () => {
    const query = {
      taskVariables: [
        { name: 'a', operator: 'eq', value: 1 },
        { name: 'b', operator: 'like', value: '%x%' },
      ],
    };
    const draft = readFilterQuery({ ...ALWAYS, ...query });
    expect(draft.criteria.map(({ condition }) => condition?.text)).toEqual(['1', 'x']);
    expect(writeFilterQuery(draft)).toEqual(query);
  });

  it('keeps a key called __proto__ as a key', () => {
    const query = JSON.parse('{"name":"a","__proto__":{"b":1}}');
    expect(writeFilterQuery(readFilterQuery(query))).toEqual(query);
  });

  it('is one alternative where any criterion is enough @T3.6 @T3.7', () => {
    const draft = { ...readFilterQuery({ name: 'a', priority: 3 }), matchAny: true };
    expect(writeFilterQuery(draft)).toEqual({ orQueries: [{ name: 'a', priority: 3 }] });
    expect(readFilterQuery(writeFilterQuery(draft))).toMatchObject({ matchAny: true });
  });

  it('is no alternative where there is no criterion', () => {
    expect(writeFilterQuery({ ...readFilterQuery({}), matchAny: true })).toEqual({});
  });

  it.each([
    [{ candidateGroup: 'sales', includeAssignedTasks: true }, true],
    [{ name: 'x', includeAssignedTasks: true }, false],
  ])('includes assigned tasks only beside candidates: %j @T3.4', (query, isIncluded) => {
    const draft = readFilterQuery(query);
    expect(canIncludeAssigned(draft.criteria)).toBe(isIncluded);
    expect(writeFilterQuery(draft).includeAssignedTasks).toBe(isIncluded ? true : undefined);
  });
});

const MIXED = { name: 'x', priority: 5 };

describe('what another application has stored', () => {
  it.each([
    ['unknown keys', { name: 'a', futureKey: { deep: [1] }, sorting: [{ sortBy: 'created' }] }],
    ['patterns that are no plain "contains"', { nameLike: 'exact', descriptionLike: '%end' }],
    ['milliseconds and zones', { dueAfter: '2025-12-31T23:00:01.234+0000' }],
    ['several alternatives', { name: 'z', orQueries: [{ name: 'x' }, { assignee: 'y' }] }],
    ['one alternative beside criteria', { name: 'z', orQueries: [{ name: 'x' }] }],
    ['one alternative with unknown keys', { orQueries: [{ name: 'x', futureKey: 1 }] }],
    ['both a value and an expression', { assignee: 'a', assigneeExpression: EXPR }],
    ['conditions of another shape', { processVariables: [{ name: 'a', operator: 'eq', value: { b: 1 } }] }],
    ['false', { assigned: false }],
  ])('survives untouched: %s', (_case, query) => {
    expect(writeFilterQuery(readFilterQuery({ ...ALWAYS, ...query }))).toEqual(query);
  });

  it('has alternatives that cannot be mixed with ours', () => {
    expect(readFilterQuery({ orQueries: [MIXED, { futureKey: 1 }] })).toMatchObject({
      hasOtherAlternatives: true,
      matchAny: false,
      criteria: [],
    });
  });

  it('is edited in local time', () => {
    const [due] = readFilterQuery({ dueAfter: '2025-12-31T23:00:00.000+0000' }).criteria;
    expect(due?.text).toBe('2026-01-01T00:00:00');
  });

  it('loses lists without entries and keys of frameworks @T5.15', () => {
    expect(writeFilterQuery(readFilterQuery({ ...ALWAYS, $$hashKey: 7, assigneeIn: [] }))).toEqual({});
  });
});

describe('an alternative of one criterion', () => {
  const query = { assigneeExpression: EXPR, orQueries: [{ assignee: 'lisa' }] };

  it('is a criterion beside another of its kind', () => {
    const { criteria, kept } = readFilterQuery(query);
    expect(criteria).toMatchObject([
      { key: 'assignee', text: EXPR },
      { key: 'assignee', text: 'lisa', isBeside: true },
    ]);
    expect(kept).toEqual({});
    expect(checkCriteria(criteria)).toEqual([null, null]);
  });

  it('is changed where it stands', () => {
    const draft = readFilterQuery(query);
    const criteria = draft.criteria.map((one) => (one.isBeside ? { ...one, text: 'mary' } : one));
    expect(writeFilterQuery({ ...draft, criteria })).toEqual({ ...query, orQueries: [{ assignee: 'mary' }] });
  });
});

it.each([
  [
    { assigneeNotIn: ['john'], unassigned: true },
    { key: 'notAssignee', text: 'john' },
  ],
  [
    {
      processVariables: [
        { name: 'amount', operator: 'gt', value: 1000 },
        { name: 'sum', operator: 'gt', value: 1000 },
      ],
    },
    { key: 'anyAmount', text: '> 1000' },
  ],
])('what the search has saved as %j is one criterion', (alternative, criterion) => {
  const query = { priority: 5, orQueries: [alternative] };
  const draft = readFilterQuery(query);
  expect(draft.criteria[1]).toMatchObject(criterion);
  expect(writeFilterQuery(draft)).toEqual(query);
  const other = draft.criteria.map((one) => ({ ...one, text: one.key === 'anyAmount' ? '<= 5' : 'lisa' }));
  expect(JSON.stringify(writeFilterQuery({ ...draft, criteria: other }).orQueries)).toMatch(
    /lisa|lteq.*lteq/,
  );
});

describe('a word that the search has saved', () => {
  const invoice = { key: 'anyField', word: 'invoice' } as const;
  const alternative = writeSavedWord(invoice, {
    processVariables: [{ name: 'amount' }],
    caseInstanceVariables: [{ name: 'creditor' }],
  });
  const late = { dueBeforeExpression: '#{now()}' };

  it.each([
    ['alone', { orQueries: [alternative] }, ['anyField']],
    ['beside others', { ...late, orQueries: [alternative] }, ['dueBefore', 'anyField']],
    ['among alternatives of another application', { orQueries: [MIXED, alternative, MIXED] }, ['anyField']],
  ])('is a criterion of all: %s', (_case, query, keys) => {
    const draft = readFilterQuery(query);
    expect(draft.criteria.map(({ key }) => key)).toEqual(keys);
    expect(draft.criteria.at(-1)?.text).toBe('invoice');
    expect(draft.matchAny).toBe(false);
    expect(JSON.stringify(writeFilterQuery(draft))).toBe(JSON.stringify(query));
  });

  it('is written for another word, in the variables where it was', () => {
    const draft = readFilterQuery({ ...late, orQueries: [alternative] });
    const criteria = draft.criteria.map((one) => (one.key === 'anyField' ? { ...one, text: 'Verde' } : one));
    expect(writeFilterQuery({ ...draft, criteria })).toEqual({
      ...late,
      orQueries: [
        {
          nameLike: '%Verde%',
          processInstanceBusinessKeyLike: '%Verde%',
          caseInstanceBusinessKeyLike: '%Verde%',
          descriptionLike: '%Verde%',
          assigneeLike: '%Verde%',
          processInstanceBusinessKeyIn: ['VERDE'],
          assigneeIn: ['verde'],
          processVariables: [{ name: 'amount', operator: 'like', value: '%Verde%' }],
          caseInstanceVariables: [{ name: 'creditor', operator: 'like', value: '%Verde%' }],
          variableValuesIgnoreCase: true,
        },
      ],
    });
  });

  it('is removed without the alternatives of another application', () => {
    const draft = readFilterQuery({ orQueries: [MIXED, alternative, MIXED] });
    expect(writeFilterQuery({ ...draft, criteria: [] })).toEqual({
      orQueries: [MIXED, MIXED],
    });
  });

  it('is looked for in the variables of the filter when it is new', () => {
    const draft = { ...readFilterQuery({}), criteria: [fill('anyField', { text: '250' })] };
    expect(writeFilterQuery(draft, ['amount'])).toMatchObject({
      orQueries: [
        {
          nameLike: '%250%',
          processVariables: [
            { name: 'amount', operator: 'like', value: '%250%' },
            { name: 'amount', operator: 'eq', value: 250 },
          ],
        },
      ],
    });
  });

  it('cannot be one of several of which any is enough', () => {
    const drafts = [fill('anyField', { text: 'a' }), fill('anyField', { text: 'b' })];
    expect(checkCriteria(drafts)).toEqual([null, null]);
    expect(checkCriteria(drafts, { matchAny: true })).toEqual(['not-in-any', 'not-in-any']);
  });
});

describe('what the engine leaves out of its answers', () => {
  it.each([
    [{ tenantIdIn: ['t'], name: 'a' }, { name: 'a' }],
    [{ orQueries: [{ tenantIdIn: ['t'], name: 'a' }] }, { orQueries: [{ name: 'a' }] }],
    [{ tenantIdIn: ['t'], orQueries: [{ name: 'a' }] }, { orQueries: [{ name: 'a' }] }],
    [
      { name: 'a', orQueries: [{ tenantIdIn: ['t'] }] },
      { name: 'a', orQueries: [{}] },
    ],
    [
      { orQueries: [{ name: 'a' }, { tenantIdIn: ['t'], name: 'b' }] },
      { orQueries: [{ name: 'a' }, { name: 'b' }] },
    ],
  ])('comes back from the properties: %j', (written, answered) => {
    const properties = { color: '#fff', ...writeKeepsake(written) };
    expect(writeFilterQuery(readFilterQuery(answered, properties))).toEqual(written);
    expect(withoutKeepsake(properties)).toEqual({ color: '#fff' });
  });

  it('leaves no trace where there is none of it', () => {
    expect(writeKeepsake({ name: 'a' })).toBeNull();
  });
});

describe('faults @T5.4 @T5.5 @T5.8 @T5.9', () => {
  it.each([
    ['no key', fill('', {}), 'key'],
    ['no text', fill('name', { text: ' ' }), 'required'],
    ['no entry in a list', fill('assigneeIn', { items: [' '] }), 'required'],
    ['no choice', fill('delegationState', {}), 'required'],
    ['letters for a number', fill('priority', { text: '1x' }), 'integer'],
    ['a fraction', fill('maxPriority', { text: '1.5' }), 'integer'],
    ['a number beyond 32 bits', fill('priority', { text: '2147483648' }), 'integer'],
    ['a negative number', fill('priority', { text: '-50' }), null],
    ['half a date', fill('dueAfter', { text: '2026-01' }), 'date'],
    ['a day that is not', fill('dueAfter', { text: '2026-02-30T10:00:00' }), 'dateValue'],
    ['an hour that is not', fill('dueAfter', { text: '2026-02-20T25:00:00' }), 'dateValue'],
    ['four digits of a fraction', fill('dueAfter', { text: '2026-02-20T10:00:00.1234' }), null],
    ['five digits of a fraction', fill('dueAfter', { text: '2026-02-20T10:00:00.12345' }), 'date'],
    ['an expression for a date', fill('dueAfter', { text: '#{now()}' }), null],
    ['an expression where none is evaluated', fill('name', { text: EXPR }), 'expression'],
    ['an expression in a list without', fill('assigneeIn', { items: [EXPR] }), 'expression'],
    ['a flag', fill('assigned', {}), null],
  ] as const)('%s', (_case, draft, fault) => {
    expect(checkCriteria([draft])).toEqual([fault]);
  });

  it.each([
    ['no name', { name: '', type: 'string', text: 'x' }, 'name'],
    ['no value', { name: 'v', type: 'string', text: '' }, 'required'],
    ['no number', { name: 'v', type: 'number', text: 'x' }, 'number'],
    ['a number that would be rounded', { name: 'v', type: 'number', text: '9007199254740993' }, 'number'],
    ['no date', { name: 'v', type: 'date', text: 'x' }, 'date'],
    ['no value needed', { name: 'v', type: 'null', text: '' }, null],
  ] as const)('of a variable: %s', (_case, condition, fault) => {
    const draft = fill('taskVariables', { condition: { operator: 'eq', ...condition } });
    expect(checkCriteria([draft])).toEqual([fault]);
  });

  it('a key that is there already, except for variables @T5.4', () => {
    const a = fill('name', { text: 'a' });
    const v = fill('taskVariables', { condition: { name: 'v', operator: 'eq', type: 'null', text: '' } });
    expect(checkCriteria([a, a, v, v])).toEqual([null, 'unique', null, null]);
  });

  it('no fault of a value and an expression that were stored together', () => {
    const { criteria } = readFilterQuery({ assignee: 'a', assigneeExpression: EXPR });
    expect(checkCriteria(criteria)).toEqual([null, null]);
  });

  it('what the engine refuses together, unless any is enough', () => {
    const drafts = [fill('candidateUser', { text: 'a' }), fill('candidateGroup', { text: 'b' })];
    expect(checkCriteria(drafts)).toEqual([null, { conflictsWith: 'candidateUser' }]);
    expect(checkCriteria(drafts, { matchAny: true })).toEqual([null, null]);
  });

  it('what the engine knows only where all must match', () => {
    const drafts = [fill('withCandidateGroups', {})];
    expect(checkCriteria(drafts)).toEqual([null]);
    expect(checkCriteria(drafts, { matchAny: true })).toEqual(['not-in-any']);
  });
});
