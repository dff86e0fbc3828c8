import OwnPluginsPage from '@taskweave/addon-plugin-pages/OwnPluginsPage';
import { definePlugin } from '@taskweave/plugin-sdk';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestServices, renderInShell } from '../../testing/createTestServices';
import { WithPluginPages } from './testing/WithPluginPages';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

it('says that nothing is off', async () => {
  await show(['tasklist']);
  expect(screen.getByText('You have not switched off any plugins.')).toBeDefined();
});

it('switches on again what the person has switched off, and keeps the focus on the page', async () => {
  localStorage.setItem('taskweave.plugins-off', '["acme-risk"]');
  // Its server takes its time: what is looked at is the state until then.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { container, services } = await show();
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Switch on for me: acme-risk' }));
  expect(services.plugins.registry.entry('acme-risk')?.status.phase).toBe('listed');
  expect(localStorage.getItem('taskweave.plugins-off')).toBe('[]');
  expect(document.activeElement?.contains(screen.getByText('You have not switched off any plugins.'))).toBe(
    true,
  );
});

it('tries again what was taken off the page', async () => {
  const { services } = await show();
  const { registry } = services.plugins;
  act(() => registry.setStatus('cards', { phase: 'quarantined', code: 'PLG-604', message: '' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again: cards' }));
  expect(registry.entry('cards')?.status.phase).toBe('ready');
});

async function show(apps?: readonly string[]) {
  const services = createTestServices({
    file: {
      plugins: [{ id: 'acme-risk', manifest: '/never/plugin.json', integrity: `sha384-${'A'.repeat(64)}` }],
    },
    builtin: [definePlugin({ id: 'cards', contributions: [] })],
    ...(apps && { apps }),
  });
  return {
    services,
    ...(await renderInShell(
      <WithPluginPages services={services} draw={(pages) => <OwnPluginsPage services={pages} />} />,
      services,
    )),
  };
}
