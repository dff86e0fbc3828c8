// @vitest-environment jsdom
import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Services } from '../boot/Services';
import { createTestServices, renderInShell } from '../testing/createTestServices';
import { Routed } from './Routed';

const risk = definePlugin({
  id: 'acme-risk',
  contributions: [
    contribute('tasklist.route', {
      id: 'case',
      path: '/risk/:id',
      label: 'Risk of a case',
      component: async () => ({ default: ({ params }) => <p>Case {params.id}</p> }),
    }),
    contribute('tasklist.route', {
      id: 'greedy',
      path: '/admin/plugins',
      label: 'Not the real one',
      component: async () => ({ default: () => <p>Captured</p> }),
    }),
  ],
});

beforeEach(() => history.replaceState(null, '', '/#/?task=1&filter=2'));
afterEach(cleanup);

it('draws the inbox, and no page, at the first address', async () => {
  await show();
  expect(screen.getByText('Inbox')).toBeDefined();
});

it('draws a page of a plugin with its title, the focus on it, and what the path says', async () => {
  const { services, container } = await show();
  await act(async () => services.navigation.openRoute('/risk/4%2F2'));
  expect(await screen.findByText('Case 4/2')).toBeDefined();
  const heading = screen.getByRole('heading', { name: 'Risk of a case' });
  expect([document.activeElement, document.title]).toEqual([heading, 'Risk of a case – Taskweave Tasklist']);
  expect(screen.queryByText('Inbox')).toBeNull();
  await expectAccessible(container);
});

it('leads back to the task and the filter that were open', async () => {
  const { services } = await show();
  await act(async () => services.navigation.openRoute('/risk/42'));
  const back = await screen.findByRole('link', { name: 'Back to tasks' });
  expect(back.getAttribute('href')).toBe('#/?task=1&filter=2');
});

it('says that there is no such page, with a way back', async () => {
  const { services } = await show();
  await act(async () => services.navigation.openRoute('/nowhere'));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Back to tasks' })).toHaveLength(2);
});

it('says nothing of the kind while a plugin that may bring the page is on its way', async () => {
  const { services } = await show({ plugins: [{ id: 'slow', manifest: '/never/plugin.json' }] });
  services.plugins.registry.setStatus('slow', { phase: 'listed' });
  await act(async () => services.navigation.openRoute('/nowhere'));
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeDefined();
  act(() => services.plugins.registry.setStatus('slow', { phase: 'failed', code: 'PLG-401', message: '' }));
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeDefined();
});

it('lets no plugin take the place of the page for administrators', async () => {
  const { services } = await show();
  await act(async () => services.navigation.openRoute('/admin/plugins'));
  expect(await screen.findByRole('heading', { name: 'Plugins' })).toBeDefined();
  expect(screen.queryByText('Captured')).toBeNull();
});

async function show(file: unknown = null) {
  const services: Services = createTestServices({ builtin: [risk], file });
  const rendered = await renderInShell(
    <Routed services={services}>
      <p>Inbox</p>
    </Routed>,
    services,
  );
  return { services, ...rendered };
}
