// @vitest-environment jsdom
import { parseTask } from '@taskweave/engine-client/resources/task';
import { REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderInHost } from '../testing/renderInHost';
import DiagramTab from './DiagramTab';

const engine = useFakeEngine();

beforeEach(() => {
  engine.user = 'demo';
});

function open(task: object) {
  const parsed = parseTask({ id: '1', priority: 50, taskDefinitionKey: 'approve', ...task });
  renderInHost(<DiagramTab taskId="1" task={parsed} />, { engine: engine.connect() });
}

it('says so for a task without a process and without a case', () => {
  open({});
  expect(screen.getByText(/does not belong to a process or case/)).toBeTruthy();
});

it.each([
  ['process-definition/p%3A1/xml', { processDefinitionId: 'p:1' }],
  ['case-definition/c%3A1/xml', { caseDefinitionId: 'c:1' }],
])('says so where the person may not read %s', async (path, task) => {
  engine.answer(
    http.get(`${REST_ROOT}/${path}`, () =>
      HttpResponse.json(
        { type: 'AuthorizationException', message: 'No READ', missingAuthorizations: [] },
        { status: 403 },
      ),
    ),
  );
  open(task);
  expect(await screen.findByText(/do not have permission to view the diagram/)).toBeTruthy();
});
