import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { renderHook } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import plugin from '../plugin';
import { tasksNumbered } from '../testing/serveTasks';
import { useVariablesAtPress } from './useVariablesAtPress';

const TASKS = tasksNumbered(1).map((task) =>
  parseTask({ ...task, processInstanceId: 'p0', executionId: 'p0' }),
);

const engine = useFakeEngine('demo');

function open() {
  const { wrapper } = openApp(plugin, null, { engine });
  return renderHook(() => useVariablesAtPress(TASKS, ['amount'], {}), { wrapper });
}

it('waits for the values where a head is pressed before they are there', async () => {
  const { result } = open();
  engine.on('POST variable-instance', [
    { id: 'v', name: 'amount', type: 'Double', value: 900, valueInfo: {}, executionId: 'p0' },
  ]);
  const use = vi.fn();

  result.current(use);

  expect(use).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(use).toHaveBeenCalledOnce());
  expect(use.mock.lastCall?.[0].t0.amount.type).toBe('Double');
});

it('goes on without the values where the engine does not answer', async () => {
  const { result } = open();
  engine.on('POST variable-instance', () => new HttpResponse(null, { status: 500 }));
  const use = vi.fn();

  result.current(use);

  await vi.waitFor(() => expect(use).toHaveBeenCalledWith({}));
});

it('forgets a press once its list is gone', async () => {
  const { result, unmount } = open();
  engine.on('POST variable-instance', []);
  const use = vi.fn();

  result.current(use);
  unmount();

  await vi.waitFor(() => expect(engine.lines()).toContainEqual(expect.stringContaining('variable-instance')));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(use).not.toHaveBeenCalled();
});
