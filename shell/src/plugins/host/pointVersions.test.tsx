// @vitest-environment jsdom

import { contribute, definePlugin, PluginPoint, type PointContract, type Task } from '@taskweave/plugin-sdk';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestServices, manifestOf, renderInShell } from '../../testing/createTestServices';
import { fetchManifest, type ManifestEdges } from '../loading/manifest/fetchManifest';

// As on the day on which cards get something else: the second version has the task alone.
declare module '@taskweave/plugin-sdk' {
  interface PluginPoints {
    'tasklist.card/v2': PointContract<{ readonly task: Task; readonly density: 'compact' | 'cosy' }>;
  }
}
vi.mock('@taskweave/plugin-sdk/pointIds', async (load) => {
  const { POINT_IDS } = await load<typeof import('@taskweave/plugin-sdk/pointIds')>();
  return { POINT_IDS: [...POINT_IDS, 'tasklist.card/v2'] };
});

const OLDER = {
  'tasklist.card': ({ task }: { readonly task: Task }) => ({ taskId: task.id, task }),
};
const task = { id: 't1', name: 'Approve' } as Task;

const old = definePlugin({
  id: 'acme-old',
  contributions: [
    contribute('tasklist.card', {
      id: 'badge',
      priority: 5,
      component: async () => ({ default: ({ taskId }) => <p>old {taskId}</p> }),
    }),
  ],
});
const next = definePlugin({
  id: 'acme-new',
  contributions: [
    contribute('tasklist.card/v2', {
      id: 'badge',
      priority: 9,
      component: async () => ({ default: (props) => <p>new {Object.keys(props).join(' ')}</p> }),
    }),
  ],
});
const both = definePlugin({
  id: 'acme-both',
  contributions: [
    contribute('tasklist.card', {
      id: 'badge',
      priority: 7,
      component: async () => ({ default: () => <p>not drawn</p> }),
    }),
    contribute('tasklist.card/v2', {
      id: 'badge',
      priority: 7,
      component: async () => ({ default: ({ density }) => <p>both {density}</p> }),
    }),
  ],
});

afterEach(cleanup);

it('draws what was written for the old version beside what was for the new, each with its own props', async () => {
  expect(await texts({ builtin: [old, next] })).toEqual(['new task density', 'old t1']);
});

it('draws what serves both versions once, as the new one', async () => {
  expect(await texts({ builtin: [old, next, both] })).toEqual(['new task density', 'both cosy', 'old t1']);
});

it('has one order for both, which is the administrator’s', async () => {
  const contributions = { 'tasklist.card:acme-old/badge': { priority: 20 } };
  expect(await texts({ builtin: [old, next], file: { contributions } })).toEqual([
    'old t1',
    'new task density',
  ]);
});

it('keeps the administrator’s word when a plugin moves on to the new version', async () => {
  const contributions = { 'tasklist.card:acme-new/badge': { enabled: false } };
  expect(await texts({ builtin: [old, next], file: { contributions } })).toEqual(['old t1']);
});

it.each([
  ['the old version', 'tasklist.card', null],
  ['the new version', 'tasklist.card/v2', null],
  ['a version that is still to come', 'tasklist.card/v3', 'PLG-212'],
])('takes a plugin from outside that is written for %s', async (_, point, code) => {
  const part = { point, id: 'badge', meta: {} };
  const answer = await fetchManifest(
    { id: 'acme-old', manifest: '/plugin.json', integrity: null },
    edgesWith({ ...manifestOf(old), contributes: [part] }),
  );
  expect(answer.ok ? null : answer.status.code).toBe(code);
});

async function texts(options: Parameters<typeof createTestServices>[0]): Promise<readonly (string | null)[]> {
  const view = <PluginPoint point="tasklist.card/v2" props={{ task, density: 'cosy' }} older={OLDER} />;
  const { container } = await renderInShell(view, createTestServices(options));
  await vi.waitFor(() => expect(container.querySelectorAll('[data-plugin]:empty')).toHaveLength(0));
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}

function edgesWith(manifest: object): ManifestEdges {
  const { policy } = createTestServices({ file: { policy: { integrity: 'off' } } }).plugins.registry.admin;
  return {
    policy,
    page: 'http://engine.test/operaton/',
    sdkVersion: '0.1.1',
    reactVersion: '19.0.0',
    fetch: async () => new Response(JSON.stringify(manifest)),
    engine: async () => null,
  };
}
