import OwnPluginsList from '@taskweave/addon-plugin-pages/OwnPluginsList';
import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestServices, renderInShell } from '../../testing/createTestServices';
import { WithPluginPages } from './testing/WithPluginPages';

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
const CARDS = definePlugin({
  id: 'cards',
  contributions: [
    contribute('tasklist.navbar.action', {
      id: 'open',
      label: 'Open the cards',
      component: () => Promise.reject(new Error('not loaded')),
    }),
  ],
});

async function show(ids: readonly string[]) {
  const integrity = `sha384-${'A'.repeat(64)}`;
  const services = createTestServices({
    file: { plugins: ids.map((id) => ({ id, manifest: `/never/${id}.json`, integrity })) },
    builtin: [CARDS],
  });
  return {
    services,
    ...(await renderInShell(
      <WithPluginPages services={services} draw={(pages) => <OwnPluginsList services={pages} />} />,
      services,
    )),
  };
}

it('has a switch for each plugin of others, which stays where it is', async () => {
  localStorage.setItem('taskweave.plugins-off', '["acme-risk"]');
  const { container, services } = await show(['acme-risk']);
  await expectAccessible(container);
  expect(screen.getByText('Switched off by you')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Switch on for me: acme-risk' }));
  expect(services.plugins.registry.entry('acme-risk')?.status.phase).toBe('listed');
  expect(localStorage.getItem('taskweave.plugins-off')).toBe('[]');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Switch off for me: acme-risk' }));
});

it('tries again what was taken off the page', async () => {
  const { services } = await show(['acme-risk']);
  const { registry } = services.plugins;
  act(() => registry.setStatus('acme-risk', { phase: 'quarantined', code: 'PLG-604', message: '' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again: acme-risk' }));
  expect(registry.entry('acme-risk')?.status.phase).not.toBe('quarantined');
});

it('says what the parts of the application add; they have no switch', async () => {
  await show([]);
  expect(screen.getByText('No third-party plugins are running.')).toBeTruthy();
  const ours = screen.getByRole('list', { hidden: true, name: /^\d+ built-in parts?$/ });
  const cards = within(ours)
    .getAllByRole('listitem', { hidden: true })
    .find((item) => item.textContent?.includes('cards'));
  expect(cards?.textContent).toContain('Adds: Open the cards');
  expect(within(ours).queryByRole('button', { hidden: true })).toBeNull();
});
