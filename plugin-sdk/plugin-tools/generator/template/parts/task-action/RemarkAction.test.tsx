import { createFakeShell, renderContribution } from '@taskweave/plugin-sdk/testing';
import { expect, test, vi } from 'vitest';
import plugin from './plugin';

test('nothing is sent without words, and the field says why', async () => {
  const shell = createFakeShell();
  const action = await renderContribution(plugin, 'tasklist.task.action:remark', { shell });

  document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();

  await vi.waitFor(() => expect(document.body.textContent).toContain('Write something first.'));
  expect([shell.calls, action.reported.closeCount]).toEqual([[], 0]);
});
