import { createFakeShell, fakeTask, renderContribution } from '@taskweave/plugin-sdk/testing';
import { expect, test, vi } from 'vitest';
import plugin from './plugin';

test('every selected task gets the remark', async () => {
  const shell = createFakeShell({ engine: { 'POST /task/*/comment/create': {} } });
  const action = await renderContribution(plugin, 'tasklist.list.bulk-action:remarks', { shell });

  document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
  await vi.waitFor(() => expect(action.reported.operation?.title).toBe('Adding remarks'));
  await action.reported.operation?.apply(fakeTask({ id: 't/1' }), new AbortController().signal);

  expect(shell.calls).toEqual([
    {
      method: 'POST',
      path: '/task/t%2F1/comment/create',
      query: {},
      body: { message: 'Please take care of this today.' },
    },
  ]);
});
