import { QueryClient } from '@tanstack/react-query';
import { businessKeyQueries } from '@taskweave/engine-client/queries/process/businessKeyQueries';
import type { Task } from '@taskweave/engine-client/Task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { FormSubject } from '@taskweave/plugin-sdk';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import plugin from '../plugin';
import { useBusinessKey } from './useBusinessKey';

const fake = useFakeEngine('demo');
const task: FormSubject = { kind: 'task', taskId: 't', task: { processInstanceId: 'p' } as Task };

function open(known: Readonly<Record<string, string | null>>) {
  const client = fake.connect();
  fake.on('POST process-instance', [{ id: 'p', businessKey: 'ASKED-1' }]);
  const queries = new QueryClient();
  queries.setQueryData(businessKeyQueries(client).processes(['p', 'q']).queryKey, known);
  const { wrapper } = openApp(plugin, null, { engine: client, queries });
  return renderHook(() => useBusinessKey(task), { wrapper });
}

it.each([['LISTED-1'], [null]])('takes %j from its row, and asks for nothing', async (key) => {
  const { result } = open({ p: key, q: 'OTHER' });
  expect(result.current).toBe(key);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fake.lines()).toEqual([]);
});

it('asks where no row knows it', async () => {
  const { result } = open({ q: 'OTHER' });
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toBe('ASKED-1'));
});
