import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import type { Command, NotificationRequest, PluginServices, TaskEvent } from '@taskweave/plugin-sdk';
import { createCommandRegistry } from '@taskweave/plugin-sdk/host/createCommandRegistry';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { createGuard, guardServices, scopeServices } from './pluginServices';
import { SERVICES } from './serviceTable';
import { createTaskEvents } from './TaskEvents';

const ENGINE = createEngineClient({ appRoot: '/operaton', engine: 'default' });
const RATE: Command = { id: 'risk.rate', label: 'Rate', group: 'task', run: fail };

let services: PluginServices;
let shown: NotificationRequest[];
const onFault = vi.fn();
const onPressFailed = vi.fn();

beforeEach(() => {
  onFault.mockReset();
  onPressFailed.mockReset();
  shown = [];
  services = {
    taskEvents: createTaskEvents(() => undefined),
    commands: createCommandRegistry(() => ''),
    notifications: {
      notify: (request: NotificationRequest) => {
        shown.push(request);
        return () => undefined;
      },
    },
    navigation: { params: {}, path: '/', subscribe: () => () => undefined },
    session: { status: 'active', subscribe: () => () => undefined },
    languages: { current: 'en', subscribe: () => () => undefined },
    config: { a: 1 },
    dialogs: { confirm: async () => true },
  } as unknown as PluginServices;
});

it('has a row for each service of the contract', () => {
  expect(Object.keys(SERVICES).sort()).toEqual(
    Object.keys(createTestHost({ engine: ENGINE }).services).sort(),
  );
});

it('keeps the fault of a listener from the others', () => {
  const guarded = guardServices(services, createGuard(onFault, onPressFailed));
  const other = vi.fn<(event: TaskEvent) => void>();
  guarded.taskEvents.subscribe(fail);
  guarded.taskEvents.subscribe(other);
  guarded.taskEvents.emit({ kind: 'tasks-changed' });
  expect([onFault.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
});

it.each([
  ['at once', fail],
  ['later', async () => fail()],
])('reports that a command failed %s', async (_, run) => {
  const { commands } = guardServices(services, createGuard(onFault, onPressFailed));
  commands.register({ ...RATE, run });
  expect(commands.run('risk.rate')).toBe(true);
  await Promise.resolve();
  expect(onPressFailed).toHaveBeenCalledTimes(1);
});

it('guards what a command becomes', () => {
  const { commands } = guardServices(services, createGuard(onFault, onPressFailed));
  const registration = commands.register({ ...RATE, run: () => undefined });
  registration.update(RATE);
  commands.run('risk.rate');
  expect(commands.all).toHaveLength(1);
  expect(onPressFailed).toHaveBeenCalledTimes(1);
});

it('reports that the button of a notification failed', () => {
  const { notifications } = guardServices(services, createGuard(onFault, onPressFailed));
  notifications.notify({ kind: 'info', title: 'Done', actions: [{ label: 'Undo', onPress: fail }] });
  shown[0]?.actions?.[0]?.onPress();
  expect(onPressFailed).toHaveBeenCalledTimes(1);
});

it('hands on all the rest as it is', () => {
  const guarded = guardServices(services, createGuard(onFault, onPressFailed));
  expect(guarded.config).toEqual({ a: 1 });
  expect(guarded.session.status).toBe('active');
  expect({ ...guarded }.config).toEqual({ a: 1 });
});

it('ends what was registered with the signal, and takes nothing more after it', async () => {
  const controller = new AbortController();
  const scoped = scopeServices(services, controller.signal);
  const listener = vi.fn();
  scoped.commands.register(RATE);
  scoped.taskEvents.subscribe(listener);
  expect(services.commands.has('risk.rate')).toBe(true);

  controller.abort();
  scoped.commands.register({ ...RATE, id: 'risk.late' });
  scoped.taskEvents.subscribe(listener);
  scoped.notifications.notify({ kind: 'info', title: 'Late' });
  services.taskEvents.emit({ kind: 'tasks-changed' });

  expect(services.commands.all).toEqual([]);
  expect(listener.mock.calls).toEqual([]);
  expect(shown).toEqual([]);
  expect(await scoped.dialogs.confirm({ title: 'Late?', confirmLabel: 'Yes' })).toBe(false);
});

function fail(): void {
  throw new Error('boom');
}
