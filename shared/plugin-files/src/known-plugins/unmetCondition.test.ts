import { expect, it } from 'vitest';
import { asksForGroups, type Conditions, unmetCondition } from './unmetCondition';

const FREE: Conditions = { when: undefined, pluginGroups: null };
const SALES = { when: { groups: ['sales', 'audit'] }, pluginGroups: null };
const LOAN = { when: { processDefinitionKey: ['loan'] }, pluginGroups: null };
const FLAGS = { on: true, off: false, mary: { users: ['mary'] }, sales: { groups: ['sales'] } };
const flag = (name: string) => ({ when: { flag: name }, pluginGroups: null });
const HERE = { engine: 'default', user: 'mary', flags: FLAGS };
const OTHER = { when: { engine: ['other'] }, pluginGroups: null };

it.each([
  [FREE, {}, null],
  [SALES, { groups: ['audit'] }, null],
  [SALES, { groups: ['hr'] }, 'groups'],
  [SALES, { groups: null }, 'groups'],
  [SALES, {}, 'groups'],
  [{ when: undefined, pluginGroups: ['sales'] }, { groups: ['sales'] }, null],
  [{ when: undefined, pluginGroups: ['sales'] }, { groups: [] }, 'pluginGroups'],
  [{ ...SALES, pluginGroups: ['hr'] }, { groups: ['sales'] }, 'pluginGroups'],
  [{ ...SALES, pluginGroups: ['hr'] }, { groups: ['hr'] }, 'groups'],
  [LOAN, { processDefinitionKey: 'loan' }, null],
  [LOAN, { processDefinitionKey: 'invoice' }, 'processDefinitionKey'],
  [LOAN, { processDefinitionKey: null }, 'processDefinitionKey'],
  [OTHER, {}, 'engine'],
  [flag('on'), {}, null],
  [flag('off'), {}, 'flag'],
  [flag('unknown'), {}, 'flag'],
  [flag('toString'), {}, 'flag'],
  [flag('__proto__'), {}, 'flag'],
  [flag('mary'), {}, null],
  [flag('mary'), { user: 'john', groups: ['mary'] }, 'flag'],
  [flag('sales'), { groups: ['sales'] }, null],
  [flag('sales'), { groups: ['hr'] }, 'flag'],
  [flag('sales'), { groups: null }, 'flag'],
  [{ ...flag('off'), when: { flag: 'off', processDefinitionKey: ['loan'] } }, {}, 'flag'],
])('%j with %j', (conditions, facts, kind) => {
  expect(unmetCondition(conditions, { ...HERE, ...facts })?.kind ?? null).toBe(kind);
});

it('says what would have done', () => {
  expect(unmetCondition(SALES, { ...HERE, groups: [] })?.wanted).toEqual(['sales', 'audit']);
});

it.each([
  [FREE, false],
  [LOAN, false],
  [SALES, true],
  [{ when: undefined, pluginGroups: ['sales'] }, true],
  [flag('on'), false],
  [flag('sales'), true],
  [flag('toString'), false],
])('%j needs groups: %s', (conditions, expected) => {
  expect(asksForGroups(conditions, FLAGS)).toBe(expected);
});
