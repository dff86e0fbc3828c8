import { literal } from '@taskweave/engine-client/task-query/searchValue';
import { describe, expect, it } from 'vitest';
import { convertCriterion } from './convertCriterion';
import { NO_WORDS, NOWHERE } from './place/SearchPlace';

function criterion(type: string, operator: string, value: string | readonly string[], name = '') {
  return { type, operator, value, name };
}

describe('convertCriterion of a property', () => {
  it.each([
    [criterion('name', 'Like', '1'), 'nameLike', '%1%'],
    [criterion('name', 'Like', "'quoted'"), 'nameLike', '%quoted%'],
    [criterion('name', 'eq', '007'), 'name', '007'],
    [criterion('name', 'eq', 'NULL'), 'name', 'NULL'],
    [criterion('name', 'neq', 'a'), 'nameNotEqual', 'a'],
    [criterion('name', 'NotLike', 'a'), 'nameNotLike', '%a%'],
    [criterion('processInstanceBusinessKey', 'eq', '4711'), 'processInstanceBusinessKey', '4711'],
    [criterion('processInstanceBusinessKey', 'In', 'a, b,'), 'processInstanceBusinessKeyIn', ['a', 'b']],
    [
      criterion('processInstanceBusinessKey', 'In', 'inv-1, INV-2'),
      'processInstanceBusinessKeyIn',
      ['inv-1', 'INV-1', 'INV-2'],
    ],
    [criterion('withoutCandidateGroups', 'eq', ''), 'withoutCandidateGroups', true],
    [criterion('processInstanceIdIn', 'In', ['a', ' b ']), 'processInstanceIdIn', ['a', 'b']],
    [criterion('tenantIdIn', 'In', 'north\nsouth'), 'tenantIdIn', ['north', 'south']],
    [criterion('assignee', 'In', 'mary,john'), 'assigneeIn', ['mary', 'john']],
    [criterion('candidateGroup', 'In', 'a,b'), 'candidateGroups', ['a', 'b']],
    [criterion('priority', 'eq', '50'), 'priority', 50],
    [criterion('priority', 'min', '-3'), 'minPriority', -3],
    [criterion('priority', 'max', ' 70 '), 'maxPriority', 70],
    [criterion('assignee', 'eq', '#{currentUser()}'), 'assigneeExpression', '#{currentUser()}'],
    [criterion('candidateUser', 'eq', ' #{now()}'), 'candidateUserExpression', '#{now()}'],
    [criterion('name', 'eq', '#{y}'), 'name', '#{y}'],
    [criterion('delegationState', 'eq', 'PENDING'), 'delegationState', 'PENDING'],
    [criterion('withoutDueDate', '', ''), 'withoutDueDate', true],
    [criterion('withoutTenantId', 'eq', 'x'), 'withoutTenantId', true],
  ])('turns %j into %s @T5.33 @T5.36 @S4.35 @S5.46 @S5.48', (given, key, value) => {
    expect(convertCriterion(given)).toEqual({ kind: 'property', key, value });
  });

  it.each([
    ['due', 'Before', 'dueBefore'],
    ['due', 'After', 'dueAfter'],
    ['followUp', 'Before', 'followUpBefore'],
    ['created', 'After', 'createdAfter'],
  ])('writes the date of %s %s for the engine @T5.35 @S5.46', (type, operator, key) => {
    const day = convertCriterion(criterion(type, operator, '2026-11-21'));
    expect(day).toEqual({ kind: 'property', key, value: expect.stringMatching(/^2026-11-21T00:00:00\.000/) });
  });

  it.each([
    [criterion('color', 'eq', 'red'), 'unknown'],
    [criterion('name', 'gt', 'a'), 'unknown'],
    [criterion('name', 'Like', '  '), 'value-missing'],
    [criterion('tenantIdIn', 'In', [' ', '']), 'value-missing'],
    [criterion('due', 'Before', 'some day'), 'not-a-date'],
    [criterion('due', 'On', 'some day'), 'not-a-date'],
    [criterion('due', 'Before', '2026-13-01'), 'not-a-date'],
    [criterion('due', 'Before', '2026-02-31T10:00'), 'not-a-date'],
    [criterion('priority', 'eq', '2147483648'), 'not-a-number'],
    [criterion('priority', 'min', '1.5'), 'not-a-number'],
    [criterion('priority', 'eq', 'high'), 'not-a-number'],
    [criterion('delegationState', 'eq', 'OPEN'), 'not-a-choice'],
  ])('finds fault with %j: %s @S4.33 @S4.35 @S4.36', (given, problem) => {
    expect(convertCriterion(given)).toEqual({ kind: 'problem', problem });
  });
});

describe('convertCriterion of a variable', () => {
  it.each([
    ['gteq', '1000', 1000],
    ['eq', 'true', true],
    ['neq', 'NULL', null],
    ['eq', "'1000'", '1000'],
    ['like', '1000', '%1000%'],
    ['notLike', 'true', '%true%'],
    ['like', 'NULL', '%NULL%'],
    ['lt', 'abc', 'abc'],
  ])('compares by %s with %s @T3.28 @T3.46', (operator, text, value) => {
    expect(convertCriterion(criterion('taskVariables', operator, text, ' amount '))).toEqual({
      kind: 'variable',
      key: 'taskVariables',
      variable: { name: 'amount', operator, value },
    });
  });

  it.each(['processVariables', 'caseInstanceVariables'])('may be one of %s @T3.46', (key) => {
    expect(convertCriterion(criterion(key, 'eq', '1', 'amount'))).toMatchObject({ kind: 'variable', key });
  });

  it.each(['executionId', 'caseExecutionId'])('%s is one id @T3.49', (key) => {
    expect(convertCriterion(criterion(key, 'eq', '4711'))).toMatchObject({ key, value: '4711' });
    expect(convertCriterion(criterion(key, 'Like', '4711'))).toMatchObject({ kind: 'problem' });
  });

  it.each([
    ['eq', '1', '', 'name-missing'],
    ['eq', '', 'amount', 'value-missing'],
    ['Like', 'a', 'amount', 'unknown'],
    ['eq', '12345678901234567890', 'amount', 'inexact'],
    ['gt', 'true', 'amount', 'not-ordered'],
    ['lteq', 'NULL', 'amount', 'not-ordered'],
  ])('finds fault with %s %s of "%s": %s @S3.32 @S4.34', (operator, value, name, problem) => {
    const conversion = convertCriterion(criterion('processVariables', operator, value, name));
    expect(conversion).toEqual({ kind: 'problem', problem });
  });
});

it.each(['candidateGroup', 'assignee', 'candidateUser'])(
  'data in a link is no expression: %s @H72',
  (type) => {
    const id = "#{'acc'.concat('ounting')}";
    expect(convertCriterion(criterion(type, 'eq', literal(id)))).toEqual({
      kind: 'property',
      key: type,
      value: id,
    });
  },
);

it.each([
  '#{currentUser()}',
  ' #{ currentUserGroups() } ',
  '#{dateTime().plusDays(2).minusHours(1).toDate()}',
])('an expression of the engine’s own functions is one: %s', (text) => {
  expect(convertCriterion(criterion('assignee', 'eq', text))).toMatchObject({ key: 'assigneeExpression' });
});

it.each([
  "#{'de'.concat('mo')}",
  '#{currentUser().getClass()}',
  "#{dateTime().getClass().forName('a')}",
  '#{bean.run()}',
  '#{currentUser()}#{bean.run()}',
  '#{currentUser()',
])('a link evaluates nothing else: %s @H72', (text) => {
  expect(convertCriterion(criterion('assignee', 'eq', text))).toEqual({
    kind: 'problem',
    problem: 'foreign-expression',
  });
});

it.each([
  [
    { ...criterion('due', 'Before', 'now'), words: 'overdue' },
    { dueBefore: expect.any(String), nameLike: '%overdue%' },
  ],
  [
    { ...criterion('mine', 'eq', ''), words: 'mine' },
    { assignee: '', nameLike: 'mine%' },
  ],
  [
    { ...criterion('notMine', 'eq', ''), words: 'cizi' },
    { assigneeNotIn: [''], unassigned: true, nameLike: 'cizi%' },
  ],
  [
    { ...criterion('assignee', 'Like', 'mention'), words: '@mention' },
    { assigneeLike: '%mention%', nameLike: '%@mention%' },
  ],
])('a word that means something is found in names, too: %j', (given, properties) => {
  expect(convertCriterion(given)).toEqual({ kind: 'either', properties });
});

it('"tomorrow" is the day of a follow-up, too, and part of a name', () => {
  const found = convertCriterion({ ...criterion('due', 'On', 'tomorrow'), words: 'tomorrow' });
  expect(found.kind === 'eitherOfEach' && found.each).toHaveLength(4);
});

describe('what is not from somebody', () => {
  const fact = (name: string, kind: 'number' | null) => ({
    name,
    kind,
    labels: [name],
    of: ['invoice'],
    isMoney: kind === 'number',
  });
  const words = {
    ...NO_WORDS,
    names: { process: [{ id: 'ticket', name: 'Support ticket' }] },
    facts: [fact('creditor', null), fact('amount', 'number')],
  };
  const place = { ...NOWHERE, words };

  it('has a fact that says something else', () => {
    const found = convertCriterion(criterion('anything', 'NotLike', 'Casa Verde'), place);
    const processVariables = [{ name: 'creditor', operator: 'notLike', value: '%Casa Verde%' }];
    expect(found).toEqual({
      kind: 'either',
      properties: { processVariables, variableValuesIgnoreCase: true },
    });
  });

  it('has it in none of the facts that its rows show', () => {
    const facts = [
      fact('creditor', null),
      fact('customer', null),
      { ...fact('product', null), of: ['order'] },
    ];
    const found = convertCriterion(criterion('anything', 'NotLike', 'Casa Verde'), {
      ...place,
      words: { ...words, facts },
    });
    const each = found.kind === 'eitherOfEach' ? found.each : [];
    const asked = each.map(({ processVariables, processDefinitionKeyIn }) => [
      (processVariables as readonly { readonly name: string }[]).map(({ name }) => name),
      processDefinitionKeyIn,
    ]);
    expect(asked).toEqual([
      [['creditor', 'product'], ['order']],
      [['customer', 'product'], ['order']],
      [['creditor', 'customer', 'product'], ['invoice']],
    ]);
  });

  it.each([
    ['a process', 'support tickets', place],
    ['anything, where no facts are known', 'Casa Verde', NOWHERE],
  ])('says that the engine cannot leave out %s', (_, text, where) => {
    const found = convertCriterion(criterion('anything', 'NotLike', text), where);
    expect(found).toEqual({ kind: 'problem', problem: 'not-excluded' });
  });
});

it('an amount with words finds what is named by them', () => {
  const named = { ...criterion('amounts', 'gteq', '450'), words: 'about' };
  const facts = [{ name: 'amount', kind: 'number', labels: [], of: [], isMoney: true } as const];
  expect(convertCriterion(named, { ...NOWHERE, words: { ...NO_WORDS, facts } })).toMatchObject({
    properties: { nameLike: '%about%' },
  });
});

it('what the engine never joins by "or" is neither a name nor one of several', () => {
  const ungrouped = criterion('withoutCandidateGroups', 'eq', '');
  const alone = { kind: 'property', key: 'withoutCandidateGroups', value: true };
  expect(convertCriterion({ ...ungrouped, words: 'no group' })).toEqual(alone);
  const parts = [criterion('unassigned', 'eq', ''), ungrouped];
  const either = convertCriterion(criterion('either', 'eq', JSON.stringify(parts)));
  expect(either).toEqual({ kind: 'problem', problem: 'not-joined' });
});
