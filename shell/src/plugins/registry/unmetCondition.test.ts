import { expect, it } from 'vitest';
import { asksForGroups, type Conditions, unmetCondition } from './unmetCondition';

const FREE: Conditions = { when: undefined, pluginGroups: null };
const SALES = { when: { groups: ['sales', 'audit'] }, pluginGroups: null };
const LOAN = { when: { processDefinitionKey: ['loan'] }, pluginGroups: null };
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
])('%j with %j', (conditions, facts, kind) => {
  expect(unmetCondition(conditions, { engine: 'default', ...facts })?.kind ?? null).toBe(kind);
});

it('says what would have done', () => {
  expect(unmetCondition(SALES, { engine: 'default', groups: [] })?.wanted).toEqual(['sales', 'audit']);
});

it.each([
  [FREE, false],
  [LOAN, false],
  [SALES, true],
  [{ when: undefined, pluginGroups: ['sales'] }, true],
])('%j needs groups: %s', (conditions, expected) => {
  expect(asksForGroups(conditions)).toBe(expected);
});
