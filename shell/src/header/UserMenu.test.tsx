import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestServices, renderInShell } from '../testing/createTestServices';
import { UserMenu } from './UserMenu';

let isNarrow = false;
beforeEach(() => {
  isNarrow = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }));
});

it('names the time zone in a line that keys reach', async () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  const services = createTestServices();
  const menu = <UserMenu services={services} userId="mary" userName="Mary" profileHref={null} />;
  await renderInShell(menu, services);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const zone = await screen.findByRole('menuitem', { name: /^Times in Asia\/\w+ \(UTC\+5:30\)$/ });
  const lines = [...screen.getByRole('menu').querySelectorAll('[role^="menuitem"]')];
  await waitFor(() => expect(document.activeElement).toBe(lines[0]));
  await userEvent.keyboard('{ArrowDown}'.repeat(lines.indexOf(zone)));
  await waitFor(() => expect(document.activeElement).toBe(zone));
});

it('looks up no time zone before it is opened', async () => {
  const services = createTestServices();
  const lookUp = vi.spyOn(Date.prototype, 'getTimezoneOffset');
  const menu = <UserMenu services={services} userId="mary" userName="Mary" profileHref={null} />;
  await renderInShell(menu, services);
  expect(lookUp).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('menuitem', { name: /^Times in / });
  expect(lookUp).toHaveBeenCalled();
});

const account = definePlugin({
  id: 'acme-account',
  contributions: [
    contribute('tasklist.route', {
      id: 'account',
      path: '/account',
      label: 'Account',
      menu: 'user',
      component: async () => ({ default: () => null }),
    }),
  ],
});

it('leads back to the task that is open when the menu is, and is not drawn before that', async () => {
  const services = createTestServices({ builtin: [account] });
  const menu = <UserMenu services={services} userId="mary" userName="Mary" profileHref={null} />;
  await renderInShell(menu, services);
  const ask = vi.spyOn(services.i18n, 't');
  act(() => services.navigation.openInbox({ task: '7' }));
  expect(ask).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button'));
  const link = await screen.findByRole('menuitem', { name: 'Account' });
  expect(link.getAttribute('href')).toBe('#/account?task=7');
});

it.each([
  [false, ['Hide filters', 'Hide task list', 'Maximize task']],
  [true, []],
])('offers the layout where columns stand side by side (narrow: %s)', async (narrow, offered) => {
  isNarrow = narrow;
  const services = createTestServices();
  const menu = <UserMenu services={services} userId="mary" userName="Mary" profileHref={null} />;
  await renderInShell(menu, services);
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('menuitem', { name: 'Settings' });
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names.filter((name) => /Hide|Maximize/.test(name))).toEqual(offered);
});

it('has the links of the installation', async () => {
  const services = createTestServices();
  const links = { help: 'https://help.example/', privacy: '/privacy.html' };
  const branded = { ...services, app: { ...services.app, links } };
  await renderInShell(
    <UserMenu services={branded} userId="mary" userName="Mary" profileHref={null} />,
    services,
  );
  await userEvent.click(screen.getByRole('button'));
  const help = await screen.findByRole('menuitem', { name: 'Help' });
  expect(help.getAttribute('href')).toBe('https://help.example/');
  expect(screen.getByRole('menuitem', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy.html');
  expect(screen.queryByRole('menuitem', { name: 'Imprint' })).toBeNull();
});
