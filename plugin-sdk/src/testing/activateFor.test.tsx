import { afterEach, expect, test, vi } from 'vitest';
import { contribute } from '../contract/contribute';
import { definePlugin, type PluginDefinition } from '../contract/definePlugin';
import { createFakeShell } from './createFakeShell';
import { renderContribution } from './renderContribution';

const TAB = 'tasklist.task.detail:tab';

afterEach(() => document.body.replaceChildren());

function pluginOf(activate: NonNullable<PluginDefinition['activate']>): PluginDefinition {
  return definePlugin({
    id: 'acme',
    activate,
    contributions: [
      contribute('tasklist.task.detail', {
        id: 'tab',
        label: 'Tab',
        component: async () => ({ default: () => <p>here</p> }),
      }),
    ],
  });
}

test('a plugin is switched on before its contribution is drawn, and off after it', async () => {
  const seen: unknown[] = [];
  const plugin = pluginOf(({ pluginId, signal }) => {
    seen.push(pluginId, document.body.textContent);
    return () => seen.push('off', signal.aborted);
  });
  const tab = await renderContribution(plugin, TAB, { shell: createFakeShell() });
  await tab.unmount();
  expect(seen).toEqual(['acme', '', 'off', true]);
});

test('a leftover of the plugin fails the test', async () => {
  const listener = vi.fn();
  const plugin = pluginOf(() => window.addEventListener('resize', listener));
  const tab = await renderContribution(plugin, TAB, { shell: createFakeShell() });
  await expect(tab.unmount()).rejects.toThrow(/resize/);
});

test('a plugin that cannot be switched on draws nothing', async () => {
  const plugin = pluginOf(() => Promise.reject(new Error('no licence')));
  await expect(renderContribution(plugin, TAB, { shell: createFakeShell() })).rejects.toThrow('no licence');
});
