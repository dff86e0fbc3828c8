import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createFakeShell, engineFault, renderContribution } from '@taskweave/plugin-sdk/testing';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import plugin from './plugin';

const TAB = 'tasklist.task.detail:tab';

function wrapper({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

test('the variables of the task are counted and named', async () => {
  const shell = createFakeShell({
    task: { id: 't1' },
    engine: { 'GET /task/t1/variables': { amount: { value: 42, type: 'Long' } } },
  });

  const tab = await renderContribution(plugin, TAB, { shell, wrapper });

  await vi.waitFor(() => expect(tab.element.textContent).toBe('1 variableamount'));
});

test('when the engine refuses, the tab says so', async () => {
  const shell = createFakeShell({
    locale: 'de',
    engine: {
      'GET /task/*/variables': () => {
        throw engineFault('forbidden', 403);
      },
    },
  });

  const tab = await renderContribution(plugin, TAB, { shell, wrapper });

  await vi.waitFor(() => expect(tab.element.textContent).toContain('konnten nicht geladen werden'));
});
