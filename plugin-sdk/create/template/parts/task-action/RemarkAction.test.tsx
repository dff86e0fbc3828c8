import { createFakeShell, renderContribution } from '@taskweave/plugin-sdk/testing';
import { expect, test } from 'vitest';
import plugin from './plugin';

test('nothing is sent without words', async () => {
  const shell = createFakeShell();
  const action = await renderContribution(plugin, 'tasklist.task.action:remark', { shell });

  document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();

  expect([shell.calls, action.closed]).toEqual([[], 0]);
});
