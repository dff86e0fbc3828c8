// @vitest-environment jsdom
import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import { parseTaskDetail } from '@taskweave/engine-client/resources/task';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInHost } from '../testing/renderInHost';
import { Trail } from './Trail';

const task = parseTaskDetail({ id: 't', name: 'Check', created: null, priority: 50, processInstanceId: 'p' });

/** Where the task is said to come from, for somebody who may open Cockpit. */
function draw(params: Readonly<Record<string, string>>) {
  const client = createEngineClient({ appRoot: '/operaton', engine: 'default' });
  const engine = Object.defineProperty(client, 'authorizedApps', { value: ['tasklist', 'cockpit'] });
  return renderInHost(<Trail task={task} />, { engine, params: { task: 't', ...params } });
}

const page = () =>
  screen.getByRole('link', { name: 'Open in Cockpit' }).getAttribute('href')?.split('/#/')[1];

it.each([
  [{ detailsTab: 'task-detail-diagram', rootElement: 'Sub_plane' }, '/runtime?rootElement=Sub_plane'],
  [{ detailsTab: 'task-detail-decisions', rootElement: 'decision_1' }, ''],
  [{}, ''],
])('with %j in the address Cockpit shows the instance at the same part of its diagram', (params, end) => {
  draw(params);
  expect(page()).toBe(`process-instance/p${end}`);
});

it('follows the way into a subprocess and out of it', () => {
  const { host } = draw({ detailsTab: 'task-detail-diagram' });
  act(() => host.navigation.go({ rootElement: 'Sub_plane' }));
  expect(page()).toBe('process-instance/p/runtime?rootElement=Sub_plane');
  act(() => host.navigation.go({ rootElement: null }));
  expect(page()).toBe('process-instance/p');
});
