import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createFakeShell,
  engineFault,
  type FakeCall,
  renderContribution,
} from '@taskweave/plugin-sdk/testing';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import plugin from './plugin';

const PAGE = 'tasklist.route:overview';

function wrapper({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

test('the tasks are counted', async () => {
  const shell = createFakeShell({
    engine: { 'GET /task/count': ({ query }: FakeCall) => ({ count: query.assignee === 'demo' ? 3 : 1200 }) },
  });
  const page = await renderContribution(plugin, PAGE, { shell, wrapper });
  await vi.waitFor(() => expect(page.element.textContent).toBe('All tasks1,200My tasks3'));
});

test('when the engine refuses, the page says so', async () => {
  const shell = createFakeShell({
    engine: {
      'GET /task/count': () => {
        throw engineFault('forbidden', 403);
      },
    },
  });
  const page = await renderContribution(plugin, PAGE, { shell, wrapper });
  await vi.waitFor(() => expect(page.element.textContent).toContain('could not be counted'));
});
