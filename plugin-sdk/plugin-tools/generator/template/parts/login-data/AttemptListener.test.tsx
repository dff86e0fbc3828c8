import type { LoginAttempt } from '@taskweave/plugin-sdk';
import { createFakeShell, renderContribution } from '@taskweave/plugin-sdk/testing';
import { expect, test, vi } from 'vitest';
import plugin from './plugin';

function attemptThat(result: Awaited<LoginAttempt['result']>): LoginAttempt {
  return { user: 'demo', result: Promise.resolve(result) };
}

test('a person who signs in at last reads how often it failed', async () => {
  const shell = createFakeShell();
  const listener = await renderContribution(plugin, 'tasklist.login.data:attempts', { shell });

  await listener.update({ attempt: attemptThat('wrong-credentials') });
  expect(shell.notifications).toEqual([]);
  await listener.update({ attempt: attemptThat('signed-in') });

  await vi.waitFor(() =>
    expect(shell.notifications.map(({ title }) => title)).toEqual(['1 attempt to sign in failed before.']),
  );
});
