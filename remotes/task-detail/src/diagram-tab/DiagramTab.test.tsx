import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { withProblemWords } from '@taskweave/ui/testing/withProblemWords';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import plugin from '../plugin';
import DiagramTab from './DiagramTab';

const engine = useFakeEngine('demo');
withProblemWords();

function open(task: object) {
  const parsed = parseTask({ id: '1', priority: 50, taskDefinitionKey: 'approve', ...task });
  openApp(plugin, <DiagramTab taskId="1" task={parsed} />, { engine });
}

it('says so for a task without a process and without a case @T8.20', () => {
  open({});
  expect(screen.getByText(/does not belong to a process or case/)).toBeTruthy();
});

it.each([
  ['process-definition/p%3A1/xml', { processDefinitionId: 'p:1' }],
  ['case-definition/c%3A1/xml', { caseDefinitionId: 'c:1' }],
])('names the permission that a person needs to read %s', async (path, task) => {
  const missing = { permissionName: 'READ', resourceName: 'ProcessDefinition', resourceId: 'invoice' };
  const body = { type: 'AuthorizationException', message: 'No READ', missingAuthorizations: [missing] };
  engine.on(`GET ${path}`, body, 403);
  open(task);
  expect(await screen.findByText(/“Read” on the process invoice/)).toBeTruthy();
});

it.each([
  ['process-definition/p%3A1/xml', { processDefinitionId: 'p:1' }, 'Process “p:1” not found'],
  ['case-definition/c%3A1/xml', { caseDefinitionId: 'c:1' }, 'Case “c:1” not found'],
])('names what is gone where %s leads nowhere', async (path, task, title) => {
  const body = { type: 'RestException', message: 'No matching definition', code: null };
  engine.on(`GET ${path}`, body, 404);
  open(task);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
