import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import { createI18n } from '@taskweave/i18n/createI18n';
import type { BulkActionProps, BulkOperation, ConfirmRequest } from '@taskweave/plugin-sdk';
import type { PluginHost } from '@taskweave/plugin-sdk/host';
import { createTestHost, fakeTask } from '@taskweave/plugin-sdk/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createNotificationStore } from '../../notifications/NotificationStore';
import { hostPage } from '../../runtime/hostPage';
import type { HostOptions } from './HostOptions';
import { isolatePlugins } from './isolatePlugins';

function cachesWithin(wrap: (part: ReactNode) => ReactNode): readonly QueryClient[] {
  const found: QueryClient[] = [];
  function Probe() {
    found.push(useQueryClient());
    return null;
  }
  render(wrap(<Probe />));
  return found;
}

function cacheWithin(wrap: (part: ReactNode) => ReactNode): QueryClient | undefined {
  return cachesWithin(wrap)[0];
}

it('gives each plugin its own cache, wherever it draws', () => {
  const { walls, common } = setUp();
  const cacheOf = (pluginId: string) =>
    cacheWithin((part) => {
      const Part = walls.component(pluginId, () => part);
      return (
        <QueryClientProvider client={common}>
          <Part />
        </QueryClientProvider>
      );
    });
  const [one, again, other] = [cacheOf('acme'), cacheOf('acme'), cacheOf('other')];
  expect(one).not.toBe(common);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

it('draws the same component as the same thing, so that it keeps its state', () => {
  const { walls } = setUp();
  const Part = () => null;
  expect(walls.component('acme', Part)).toBe(walls.component('acme', Part));
  expect(walls.component('acme', () => null)).not.toBe(walls.component('acme', Part));
});

it('gives a part of the application within a part of a plugin the application’s cache', () => {
  const { walls, common, host } = setUp();
  const found = cachesWithin((part) => {
    const { Point, usePointItems } = walls.enclose('acme', host(part));
    const Outer = walls.component('acme', function Outer() {
      return (
        <>
          <Point point="tasklist.header" props={{}} />
          {usePointItems('tasklist.header', {}).map((item) => item.render({}))}
        </>
      );
    });
    return <Outer />;
  });
  expect(found).toHaveLength(2);
  expect(found.every((cache) => cache === common)).toBe(true);
});

it('asks again for what plugins keep of tasks, when tasks have changed', () => {
  const { walls } = setUp();
  const cache = cacheWithin((part) => {
    const Part = walls.component('acme', () => part);
    return <Part />;
  });
  cache?.setQueryData(['engine', 'default', 'task', 'list'], []);
  walls.invalidate({ kind: 'tasks-changed' });
  expect(cache?.getQueryState(['engine', 'default', 'task', 'list'])?.isInvalidated).toBe(true);
});

it('asks with texts, whatever a plugin hands over for them', async () => {
  const { walls, host } = setUp();
  const given = host(null);
  const confirm = vi.fn(async (_: ConfirmRequest) => true);
  const { services } = walls.enclose('acme', {
    ...given,
    services: { ...given.services, dialogs: { confirm } },
  });
  await services.dialogs.confirm({ title: new Error('No route') as never, confirmLabel: 7 as never });
  expect(confirm.mock.calls).toEqual([[{ title: 'Error: No route', confirmLabel: '7' }]]);
});

it('leaves nothing behind for the next person', () => {
  const { walls } = setUp();
  const cache = cacheWithin((part) => {
    const Part = walls.component('acme', () => part);
    return <Part />;
  });
  cache?.setQueryData(['secret'], 1);
  walls.dispose();
  expect(cache?.getQueryData(['secret'])).toBeUndefined();
});

it('hands sealed tasks to the work on many of them, too', async () => {
  const { walls } = setUp();
  const task = fakeTask();
  const { signal } = new AbortController();
  const given: BulkOperation[] = [];
  const rest = { isByCommand: false, close: () => undefined };
  const props = walls.props({
    tasks: [task],
    run: (one: BulkOperation) => given.push(one),
    ...rest,
  }) as BulkActionProps;
  const handed: unknown[] = [];
  props.run({
    title: 'x',
    apply: async (one) => void handed.push(one),
    undo: async (one) => void handed.push(one),
    hold: ([one]) => {
      handed.push(one);
      return { milliseconds: 1, undo: () => undefined, send: () => undefined };
    },
  });
  await given[0]?.apply(task, signal);
  await given[0]?.undo?.(task, signal);
  given[0]?.hold?.([task], () => undefined);
  expect(handed.map((one) => one !== task && Object.isFrozen(one))).toEqual([true, true, true]);
  expect(Object.isFrozen(props.tasks[0])).toBe(true);
  expect(Object.isFrozen(task)).toBe(false);
});

it('takes what a plugin has said off the page with it', () => {
  const { walls, host, notifications, setPhase } = setUp();
  notifications.notify({ kind: 'info', title: 'Ours' });
  walls.enclose('acme', host(null)).services.notifications.notify({ kind: 'info', title: 'Theirs' });
  expect(notifications.items.map(({ title }) => title)).toEqual(['Ours', 'Theirs']);
  setPhase('quarantined');
  expect(notifications.items.map(({ title }) => title)).toEqual(['Ours']);
});

it('lets no plugin change what all of them are given', () => {
  const { walls, host, user } = setUp();
  const { services } = walls.enclose('acme', host(null));
  expect(() => Object.assign(services.user, { name: 'HACKED' })).toThrow(TypeError);
  expect(() => Object.assign(services.navigation, { href: () => '#' })).toThrow(TypeError);
  expect(() => Object.assign(services, { user: null })).toThrow(TypeError);
  expect(user.name).toBe('Mary');
});

it('reports what a plugin asks for and may not have', async () => {
  const { walls, host, note } = setUp();
  const { services } = walls.enclose('acme', host(null));
  await expect(services.engine.get('//evil.example/')).rejects.toMatchObject({ code: 'PLG-307' });
  await expect(services.backend.fetch('https://evil.example/')).rejects.toMatchObject({ code: 'PLG-309' });
  expect(note.mock.calls.map(([id, code]) => [id, code])).toEqual([
    ['acme', 'PLG-307'],
    ['acme', 'PLG-309'],
  ]);
});

function setUp() {
  const common = new QueryClient();
  const note = vi.fn();
  const setStatus = vi.fn();
  const user = { id: 'mary', name: 'Mary' };
  const notifications = createNotificationStore();
  const listeners = new Set<() => void>();
  let phase = 'active';
  const connection = createEngineClient({ appRoot: 'http://engine.test/operaton', engine: 'default' });
  const walls = isolatePlugins({
    connection,
    page: hostPage,
    queryClient: common,
    notifications,
    i18n: createI18n({ languages: ['en'], browserLanguages: ['en'] }),
    plugins: {
      health: { note, fault: vi.fn() },
      registry: {
        entry: () => ({ status: { phase } }),
        subscribe: (listener: () => void) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        at: () => [],
        plugins: [],
        setStatus,
        admin: { policy: { backends: [] } },
      },
    },
  } as unknown as HostOptions);
  function host(part: ReactNode): PluginHost {
    const given = createTestHost({ engine: connection, user }).services;
    const services = { ...given, notifications };
    return {
      services,
      within: () => host(part),
      useLanguage: () => services.language,
      useConfig: () => null,
      usePages: () => [],
      usePointItems: () => [
        {
          key: 'a/b',
          id: 'b',
          pluginId: 'a',
          point: 'tasklist.card',
          label: '',
          meta: {},
          render: () => part,
          prefetch: () => undefined,
        },
      ],
      Point: () => part,
    };
  }
  function setPhase(next: string): void {
    phase = next;
    for (const listener of listeners) listener();
  }
  return { walls, common, note, setStatus, setPhase, notifications, user, host };
}
