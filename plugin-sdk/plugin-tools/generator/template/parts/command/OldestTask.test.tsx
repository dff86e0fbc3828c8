import { createFakeShell, renderContribution } from '@taskweave/plugin-sdk/testing';
import { expect, test, vi } from 'vitest';
import plugin from './plugin';

test.each([
  ['goes to the task', [{ id: 't7' }], []],
  ['says that there is none', [], ['You have no tasks.']],
])('the command %s', async (_, tasks, titles) => {
  const shell = createFakeShell({ engine: { 'GET /task': tasks } });
  const { reported } = await renderContribution(plugin, 'shell.command:oldest', { shell });

  await vi.waitFor(() => expect(reported.closeCount).toBe(1));
  expect(shell.notifications.map(({ title }) => title)).toEqual(titles);
  expect(shell.calls.map(({ query }) => query.assignee)).toEqual(['demo']);
});
