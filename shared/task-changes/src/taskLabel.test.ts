import { QueryClient } from '@tanstack/react-query';
import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import { businessKeyQueries } from '@taskweave/engine-client/queries/process/businessKeyQueries';
import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { expect, it } from 'vitest';
import { taskLabel } from './taskLabel';

const client = createEngineClient({ appRoot: '/operaton', engine: 'default' });
const task = (origin: object) =>
  parseTask({ id: 't', name: 'Decide', created: null, priority: 50, ...origin });

it.each([
  ['process', { processInstanceId: 'i' }, 'processes'] as const,
  ['case', { caseInstanceId: 'i' }, 'cases'] as const,
])('names the key of a %s that the list has asked for', (_kind, origin, owners) => {
  const queries = new QueryClient();
  expect(taskLabel(queries, client, task(origin))).toBe('Decide');
  queries.setQueryData(businessKeyQueries(client)[owners](['h', 'i']).queryKey, { h: null, i: 'KEY-1' });
  expect(taskLabel(queries, client, task(origin))).toBe('Decide · KEY-1');
});
