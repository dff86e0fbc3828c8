import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createFakeShell, renderContribution } from '@taskweave/plugin-sdk/testing';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import plugin from './plugin';

function wrapper({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

test('tasks stand under the day on which they are due', async () => {
  const shell = createFakeShell({ task: { name: 'Check', due: '2026-11-21T17:00:00.000+0000' } });
  const view = await renderContribution(plugin, 'tasklist.list.view:days', { shell, wrapper });
  await vi.waitFor(() => expect(view.element.textContent).toBe('2026-11-21Check'));
});
