import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { withProblemWords } from '@taskweave/ui/testing/withProblemWords';
import { loadDiagramEngine } from '@taskweave/widgets/diagram-viewer/engine';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import plugin from '../plugin';
import DecisionsTab from './DecisionsTab';

const engine = useFakeEngine('demo');
withProblemWords();

const XML = `<definitions xmlns="https://www.omg.org/spec/DMN/20191111/MODEL/" id="d" name="D" namespace="n">
  <decision id="rating" name="Rating"><decisionTable id="t" hitPolicy="COLLECT"><output id="out" name="rating" />
    <rule id="r1"><outputEntry id="o1"><text>"a"</text></outputEntry></rule>
    <rule id="r2"><outputEntry id="o2"><text>"b"</text></outputEntry></rule></decisionTable></decision>
  <decision id="left" name="Left"><variable id="v" name="left" /><literalExpression id="le"><text>1 + 1</text></literalExpression></decision>
</definitions>`;

const value = (id: string, clauseName: string, raw: unknown, type: string, ruleId: string | null = null) => ({
  ...{ id, clauseName, ruleId, type, value: raw, errorMessage: null },
});
const RATING = {
  id: 'e1',
  decisionDefinitionId: 'rating:1',
  decisionDefinitionKey: 'rating',
  decisionDefinitionName: 'Rating',
  evaluationTime: '2026-11-01T10:00:00.000+0000',
  rootDecisionInstanceId: null,
  inputs: [value('i1', 'Income', 2000, 'Double'), value('i2', 'Papers', null, 'Bytes')],
  outputs: [value('o1', 'Rating', 'a', 'String', 'r1'), value('o2', 'Rating', null, 'Null', 'r2')],
  collectResultValue: null,
};
const LEFT = {
  ...RATING,
  ...{
    id: 'e2',
    decisionDefinitionId: 'left:1',
    decisionDefinitionKey: 'left',
    decisionDefinitionName: 'Left',
  },
  ...{ rootDecisionInstanceId: 'e1', inputs: [], outputs: [value('o3', 'left', 2, 'Integer')] },
};

let evaluations: readonly object[];
let refusal: object | null;
beforeEach(async () => {
  await loadDiagramEngine('dmn');
  evaluations = [LEFT, RATING];
  refusal = null;
  engine.on('GET history/decision-instance', () => evaluations);
  engine.on('GET decision-definition/:id/xml', () =>
    refusal === null
      ? HttpResponse.json({ id: 'x', dmnXml: XML })
      : HttpResponse.json(refusal, { status: 403 }),
  );
});

function open(processInstanceId: string | null = 'pi', forbidden: readonly string[] = []) {
  const task = parseTask({ id: '1', priority: 50, processInstanceId });
  return openApp(plugin, <DecisionsTab taskId="1" task={task} />, { engine, forbidden });
}

it('shows what went in, what came out, and the rules that made it so', async () => {
  open();
  const view = within(await screen.findByRole('region', { name: 'Rating' }));
  expect(view.getByRole('table', { name: 'Inputs' }).textContent).toMatch(/Income.*2000.*Papers.*not shown/);
  expect(view.getByRole('table', { name: 'Outputs' }).textContent).toMatch(/Rating.*a.*Rating.*null/);
  expect(await view.findByText('Rules that fired: 1 and 2')).toBeTruthy();
  await expectAccessible(document.body);
});

it('shows another evaluation when it is pressed: an expression, and what required it', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Left.*Result: 2.*required by Rating/ }));
  const view = within(screen.getByRole('region', { name: 'Left' }));
  expect(await view.findByText('1 + 1')).toBeTruthy();
  expect(screen.getByRole('button', { name: /required by/ }).getAttribute('aria-pressed')).toBe('true');
});

it('asks nothing for a task without a process', () => {
  open(null);
  expect(screen.getByText(/does not belong to a process/)).toBeTruthy();
  expect(engine.lines().filter((line) => line.includes('decision'))).toEqual([]);
});

it('distinguishes no evaluation from evaluations that the person may not see', async () => {
  evaluations = [];
  open();
  expect(await screen.findByText(/No decision has been evaluated/)).toBeTruthy();
});

it('names the permission where there is none', async () => {
  evaluations = [];
  open('pi', ['READ_HISTORY Decision Definition']);
  expect(await screen.findByText(/you need the permission “Read history”/)).toBeTruthy();
});

it('keeps the values where the model may not be read', async () => {
  const missing = { permissionName: 'READ', resourceName: 'DecisionDefinition', resourceId: 'rating' };
  refusal = { type: 'AuthorizationException', message: 'No READ', missingAuthorizations: [missing] };
  open();
  expect(await screen.findByText('The model could not be loaded')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Outputs' }).textContent).toContain('a');
  await expectAccessible(document.body);
});
