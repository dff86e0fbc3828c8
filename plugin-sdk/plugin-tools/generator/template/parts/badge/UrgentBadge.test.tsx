import { createFakeShell, renderContribution } from '@taskweave/plugin-sdk/testing';
import { expect, test } from 'vitest';
import plugin from './plugin';

test.each([
  [79, ''],
  [80, 'Urgent'],
])('a task of priority %i has the mark "%s"', async (priority, text) => {
  const shell = createFakeShell({ task: { priority } });
  const badge = await renderContribution(plugin, 'tasklist.card:badge', { shell });
  expect(badge.element.textContent).toBe(text);
});
