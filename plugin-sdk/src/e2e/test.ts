import { test as base, expect } from '@playwright/test';
import { createTaskweave, type Taskweave } from './createTaskweave';
import type { Account } from './EngineSession';
import { readShellAddress } from './ShellAddress';

/** The plugin under test. */
export interface PluginUnderTest {
  readonly id: string;
  /**
   * Local address of the plugin. It replaces the deployed one in this test's page, if the shell allows plugins in development.
   * Without it, the deployed plugin is tested.
   */
  readonly manifest?: string;
}

/** Options for `use` in `playwright.config.ts`, next to the `baseURL` of the inbox. */
export interface TaskweaveOptions {
  readonly plugin: PluginUnderTest;
  /** Signed in before the inbox opens; null for nobody. Defaults to `demo`. */
  readonly account: Account | null;
}

/** The fixtures of {@link test}. */
export interface TaskweaveFixtures {
  readonly taskweave: Taskweave;
}

/**
 * Playwright's `test` with an inbox that contains the plugin. An unexpected incident of the plugin fails the test.
 * @example
 * test('the score is in the tab', async ({ taskweave }) => {
 * const task = await taskweave.createTask({ variables: { score: { value: 42, type: 'Integer' } } });
 * await taskweave.openTask(task, 'risk');
 * await expect(taskweave.part('risk')).toContainText('42');
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
