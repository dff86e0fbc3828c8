// @vitest-environment jsdom
import type { PluginServices } from '@taskweave/plugin-sdk';
import { expect, test, vi } from 'vitest';
import type { LegacyApi, LegacyPlugin } from './LegacyPlugin';
import { type LegacyProps, mountLegacy } from './mountLegacy';

const API: LegacyApi = {
  adminApi: '/engine/api/admin',
  baseApi: '/engine/api/engine',
  cockpitApi: '/engine/api/cockpit',
  tasklistApi: '/engine/api/tasklist',
  engineApi: '/engine/api/engine/engine/default',
  engine: 'default',
  CSRFToken: 'token',
};
const SERVICES = {} as PluginServices;

function mounted(plugin: LegacyPlugin, props: LegacyProps = { taskId: 'task-1' }) {
  const host = document.createElement('div');
  return { host, part: mountLegacy(plugin, API)(host, props, SERVICES) };
}

test('hands over the addresses and the task', () => {
  const render = vi.fn();
  mounted({ pluginPoint: 'tasklist.task.detail', render });
  expect(render).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLElement), { api: API, taskId: 'task-1' });
});

test('hands over no task where there is none', () => {
  const render = vi.fn();
  mounted({ pluginPoint: 'tasklist.header', render }, {});
  expect(render.mock.calls[0]?.[1]).toEqual({ api: API });
});

test('draws again, in a fresh place, when the task is another', () => {
  const unmount = vi.fn();
  const { host, part } = mounted({
    pluginPoint: 'tasklist.task.detail',
    unmount,
    render: (place, { taskId }) => place.append(String(taskId)),
  });
  part.update?.({ taskId: 'task-2' });
  expect(host.textContent).toBe('task-2');
  expect(unmount).toHaveBeenCalledOnce();
});

test('leaves the drawing alone when the same task is refreshed', () => {
  const render = vi.fn();
  const { part } = mounted({ pluginPoint: 'tasklist.task.detail', render });
  part.update?.({ taskId: 'task-1' });
  expect(render).toHaveBeenCalledOnce();
});

test('takes everything away, even when the plugin fails to', () => {
  const { host, part } = mounted({
    pluginPoint: 'tasklist.card',
    render: (place) => place.append('cat'),
    unmount() {
      throw new Error('no');
    },
  });
  expect(() => part.dispose()).toThrow('no');
  expect(host.childElementCount).toBe(0);
});

test('calls the plugin as its own method', () => {
  const plugin: LegacyPlugin & { readonly name: string } = {
    name: 'Tom',
    pluginPoint: 'tasklist.card',
    render(place) {
      place.append(this.name);
    },
  };
  expect(mounted(plugin).host.textContent).toBe('Tom');
});

test.each([
  ['wrong-credentials', 'failed'],
  ['signed-in', 'fine'],
] as const)('reports to its listener that a sign-in was %s', async (answer, heard) => {
  const onEnd = vi.fn();
  const { part } = mounted(
    {
      pluginPoint: 'tasklist.login.data',
      result: (attempt) =>
        void attempt.then(
          () => onEnd('fine'),
          () => onEnd('failed'),
        ),
    },
    {},
  );
  part.update?.({ attempt: { user: 'demo', result: Promise.resolve(answer) } });
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith(heard));
});

test('reports attributes that have no effect here, also those drawn late', () => {
  vi.useFakeTimers();
  const onBlocked = vi.fn();
  const host = document.createElement('div');
  document.body.append(host);
  const plugin: LegacyPlugin = {
    pluginPoint: 'tasklist.card',
    render: (place) =>
      void setTimeout(() => {
        place.innerHTML = '<button onclick="go()">Go</button>';
      }, 500),
  };
  mountLegacy(plugin, API, onBlocked)(host, {}, SERVICES);
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  host.remove();
  expect(onBlocked).toHaveBeenCalledExactlyOnceWith(['onclick']);
});
