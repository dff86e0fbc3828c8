import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices, renderInShell } from '../testing/createTestServices';
import { LazyCommands } from './LazyCommands';

const never = () => new Promise<never>(() => undefined);

it('offers a command that needs a task while one is open in the inbox', async () => {
  const builtin = definePlugin({
    id: 'acme',
    contributions: [
      contribute('shell.command', {
        id: 'rate',
        kind: 'command',
        label: 'Rate',
        group: 'task',
        needsTask: true,
        component: never,
      }),
    ],
  });
  const services = createTestServices({ builtin: [builtin] });
  await renderInShell(<LazyCommands />, services);
  const isOffered = () => services.commands.has('acme.rate');

  expect(isOffered()).toBe(false);
  await act(async () => services.navigation.openInbox({ task: 't1' }));
  expect(isOffered()).toBe(true);
  await act(async () => services.navigation.openInbox({ task: null }));
  expect(isOffered()).toBe(false);
});
