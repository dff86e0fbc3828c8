import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createFakeShell, renderContribution } from '@taskweave/plugin-sdk/testing';
import { expect, test, vi } from 'vitest';
import plugin from './plugin';

test('the tasks are counted by the engine', async () => {
  const shell = createFakeShell({ engine: { 'GET /task/count': { count: 3 } } });
  const client = new QueryClient();
  await renderContribution(plugin, 'tasklist.navbar.action:count', {
    shell,
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });

  await vi.waitFor(() => expect(document.body.textContent).toContain('You can see 3 tasks.'));
});
