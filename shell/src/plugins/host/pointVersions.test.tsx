import { aTask } from '@taskweave/engine-client/testing/factories';
import { contribute, definePlugin, PluginPoint, type PointContract, type Task } from '@taskweave/plugin-sdk';
import { expect, it, vi } from 'vitest';
import { createTestServices, renderInShell } from '../../testing/createTestServices';

declare module '@taskweave/plugin-sdk' {
  interface PluginPoints {
    'tasklist.card/v2': PointContract<{ readonly task: Task; readonly density: 'compact' | 'cosy' }>;
  }
}

const OLDER = {
  'tasklist.card': ({ task }: { readonly task: Task }) => ({ taskId: task.id, task }),
};
const task = aTask({ id: 't1', name: 'Approve' });

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

async function texts(options: Parameters<typeof createTestServices>[0]): Promise<readonly (string | null)[]> {
  const view = <PluginPoint point="tasklist.card/v2" props={{ task, density: 'cosy' }} older={OLDER} />;
  const { container } = await renderInShell(view, createTestServices(options));
  await vi.waitFor(() => expect(container.querySelectorAll('[data-plugin]:empty')).toHaveLength(0));
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
}
