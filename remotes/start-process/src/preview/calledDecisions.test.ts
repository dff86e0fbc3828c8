// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { calledDecisions } from './calledDecisions';

const PROCESS = { deploymentId: 'd1', tenantId: 'north' };
const model = (...tasks: readonly string[]) =>
  `<b:definitions xmlns:b="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" xmlns:operaton="http://operaton.org/schema/1.0/bpmn"><b:process>${tasks
    .map((attributes, index) => `<b:businessRuleTask id="t${index}" ${attributes}/>`)
    .join('')}</b:process></b:definitions>`;
const found = (...tasks: readonly string[]) => calledDecisions(model(...tasks), PROCESS);

it.each([
  ['camunda:decisionRef="rate"', { key: 'rate', tenantId: 'north' }],
  ['operaton:decisionRef="rate"', { key: 'rate', tenantId: 'north' }],
  [
    'camunda:decisionRef="rate" camunda:decisionRefBinding="deployment"',
    { key: 'rate', tenantId: 'north', deploymentId: 'd1' },
  ],
  [
    'camunda:decisionRef="rate" camunda:decisionRefBinding="version" camunda:decisionRefVersion="3"',
    { key: 'rate', tenantId: 'north', version: 3 },
  ],
  [
    'camunda:decisionRef="rate" camunda:decisionRefBinding="versionTag" camunda:decisionRefVersionTag="a" camunda:decisionRefTenantId="south"',
    { key: 'rate', tenantId: 'south', versionTag: 'a' },
  ],
])('reads %s', (attributes, reference) => {
  expect(found(attributes)).toEqual([{ reference, activityIds: ['t0'] }]);
});

it('names a decision once that is called twice', () => {
  expect(found('camunda:decisionRef="rate"', 'camunda:decisionRef="rate"')[0]?.activityIds).toEqual([
    't0',
    't1',
  ]);
});

// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the engine
it.each(['camunda:decisionRef="${which}"', 'camunda:class="Rate"'])('leaves out %s', (attributes) => {
  expect(found(attributes)).toEqual([]);
});
