import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { aTask } from '@taskweave/engine-client/testing/factories';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { PluginHostContext } from '@taskweave/plugin-sdk/host';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { act, waitFor } from '@testing-library/react';
import { type ReactNode, useContext } from 'react';
import { expect, it, vi } from 'vitest';
import plugin from '../plugin';
import FormView from './FormView';

const engine = useFakeEngine('demo');

it('asks for the form of the next task in its engine, and in no other', async () => {
  engine.on('GET task/:id/form', { key: null, contextPath: null });
  engine.on('GET task/:id/form-variables', {});
  const get = vi.fn(async () => ({ key: null, contextPath: null }));
  const there: EngineClient = { ...engine.connect(), get: get as EngineClient['get'] };
  function TwoEngines({ children }: { readonly children: ReactNode }) {
    const host = useContext(PluginHostContext);
    if (host === null) return null;
    const other = { ...host, services: { ...host.services, engine: there } };
    return (
      <PluginHostContext value={{ ...host, within: (id) => (id.endsWith('~c7') ? other : host) }}>
        {children}
      </PluginHostContext>
    );
  }
  const subject = { kind: 'task', taskId: '1', task: aTask({ id: '1' }) } as const;
  const { host } = openApp(
    plugin,
    <TwoEngines>
      <FormView subject={subject} isReadOnly={false} onDone={vi.fn()} />
    </TwoEngines>,
    { engine },
  );
  act(() => host.services.taskEvents.emit({ kind: 'task-expected', taskId: '2~c7' }));
  await waitFor(() => expect(get).toHaveBeenCalledWith('task/2~c7/form', expect.anything()));
  expect(engine.lines().filter((line) => line.includes('/2~c7'))).toEqual([]);
});
