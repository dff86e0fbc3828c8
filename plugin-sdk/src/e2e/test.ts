import { test as base, expect } from '@playwright/test';
import { createTaskweave, type Taskweave } from './createTaskweave';
import type { Account } from './EngineSession';
import { readShellAddress } from './ShellAddress';

/** The plugin that is tested. */
export interface PluginUnderTest {
  readonly id: string;
  /**
   * Where the plugin is served on this machine. It then takes the place of the deployed one, in this test's page alone, where
   * the shell allows plugins in development. Without it, what is deployed is tested.
   */
  readonly manifest?: string;
}

/** What `use` of `playwright.config.ts` says, beside the `baseURL` of the inbox. */
export interface TaskweaveOptions {
  readonly plugin: PluginUnderTest;
  /** Who signs in before the inbox is opened; null for nobody. By default `demo`. */
  readonly account: Account | null;
}

/** What tests take from {@link test}. */
export interface TaskweaveFixtures {
  readonly taskweave: Taskweave;
}

/**
 * Tests of Playwright with an inbox that has the plugin in it. An incident of the plugin that no test expects fails it.
 *
 * @example
 * test('the score is in the tab', async ({ taskweave }) => {
 *   const task = await taskweave.createTask({ variables: { score: { value: 42, type: 'Integer' } } });
 *   await taskweave.openTask(task, 'risk');
 *   await expect(taskweave.part('risk')).toContainText('42');
 * });
 */
export const test = base.extend<TaskweaveFixtures & TaskweaveOptions>({
  plugin: [{ id: '' }, { option: true }],
  account: [{ user: 'demo', password: 'demo' }, { option: true }],
  taskweave: async ({ page, baseURL, plugin, account }, use) => {
    if (plugin.id === '')
      throw new Error('"use" of playwright.config.ts does not say which "plugin" is tested.');
    const taskweave = createTaskweave({ page, shell: readShellAddress(baseURL), account, plugin });
    await use(taskweave);
    await taskweave.end();
    expect(taskweave.incidents, `incidents of ${plugin.id} that the test did not expect`).toEqual([]);
  },
});
