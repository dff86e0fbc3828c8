import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import { businessKeyQueries } from '@taskweave/engine-client/queries/process/businessKeyQueries';
import { parseTaskDetail } from '@taskweave/engine-client/resources/task/task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import plugin from '../plugin';
import { Trail } from './Trail';

const task = parseTaskDetail({ id: 't', name: 'Check', created: null, priority: 50, processInstanceId: 'p' });

function draw(params: Readonly<Record<string, string>>) {
  const client = createEngineClient({ appRoot: '/operaton', engine: 'default' });
  const engine = Object.defineProperty(client, 'authorizedApps', { value: ['tasklist', 'cockpit'] });
  return openApp(plugin, <Trail task={task} />, { engine, params: { task: 't', ...params } });
}

const page = () =>
  screen.getByRole('link', { name: 'Open in Cockpit' }).getAttribute('href')?.split('/#/')[1];

it.each([
  [{ detailsTab: 'task-detail-diagram', rootElement: 'Sub_plane' }, '/runtime?rootElement=Sub_plane'],
  [{ detailsTab: 'task-detail-decisions', rootElement: 'decision_1' }, ''],
  [{}, ''],
])(
  'with %j in the address Cockpit shows the instance at the same part of its diagram @T2.42',
  (params, end) => {
    draw(params);
    expect(page()).toBe(`process-instance/p${end}`);
  },
);

it('follows the way into a subprocess and out of it', () => {
  const { host } = draw({ detailsTab: 'task-detail-diagram' });
  act(() => host.navigation.openInbox({ rootElement: 'Sub_plane' }));
  expect(page()).toBe('process-instance/p/runtime?rootElement=Sub_plane');
  act(() => host.navigation.openInbox({ rootElement: null }));
  expect(page()).toBe('process-instance/p');
});

const fake = useFakeEngine('demo');

function open(origin: Readonly<Record<string, string>>) {
  const from = parseTaskDetail({ id: 't', name: 'Decide', created: null, priority: 50, ...origin });
  return openApp(plugin, <Trail task={from} />, { engine: fake.connect() });
}

const trail = () => screen.getByRole('list', { name: 'Task origin' }).textContent;

it.each([
  ['case', { caseInstanceId: 'c', caseDefinitionId: 'claim:1' }, 'cases'] as const,
  ['process', { processInstanceId: 'c', processDefinitionId: 'claim:1' }, 'processes'] as const,
])(
  'names the key of the %s as soon as the list knows it, and asks for nothing',
  async (_kind, origin, owners) => {
    const { queries } = open(origin);
    expect(trail()).toBe('');
    const { queryKey } = businessKeyQueries(fake.connect())[owners](['b', 'c']);
    act(() => void queries.setQueryData(queryKey, { c: 'CLAIM-1', b: null }));
    await waitFor(() => expect(trail()).toBe('CLAIM-1'));
    expect(fake.lines()).toEqual([]);
  },
);

it('ends with the name of the tenant', async () => {
  fake.on('GET tenant', [
    { id: 'north', name: 'North branch' },
    { id: 'south', name: 'South branch' },
  ]);
  open({ tenantId: 'north' });
  await waitFor(() => expect(trail()).toBe('Task without a processNorth branch'));
  expect(screen.getByText('North branch').closest('li')?.title).toBe('Tenant');
});
