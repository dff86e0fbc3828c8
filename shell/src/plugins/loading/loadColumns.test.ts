// @vitest-environment jsdom

import type { RegisteredPlugin } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import { expect, it } from 'vitest';
import { createTestServices } from '../../testing/createTestServices';
import { loadColumns } from './loadColumns';

const component = async () => ({ default: () => null });

function loaded(options: { readonly hasTask: boolean }): readonly string[] {
  const { registry } = createTestServices({
    builtin: [
      definePlugin({
        id: 'list',
        contributions: [
          contribute('shell.column', { id: 'tasks', place: 'tasks', label: 'Tasks', component }),
        ],
      }),
      definePlugin({
        id: 'detail',
        contributions: [
          contribute('shell.column', {
            id: 'task',
            place: 'task',
            label: 'Task',
            needsTask: true,
            component,
          }),
        ],
      }),
      definePlugin({ id: 'cards', contributions: [contribute('tasklist.card', { id: 'badge', component })] }),
    ],
  }).plugins;
  const asked: string[] = [];
  const load = (plugin: RegisteredPlugin) => {
    asked.push(plugin.manifest.id);
    return Promise.reject(new Error('no network'));
  };
  loadColumns({ registry, loader: { load } }, options);
  return asked;
}

it('loads what the first screen shows, and nothing else', () => {
  expect(loaded({ hasTask: false })).toEqual(['list']);
});

it('loads the column of the task where one is open, and from the last to the first', () => {
  expect(loaded({ hasTask: true })).toEqual(['detail', 'list']);
});
