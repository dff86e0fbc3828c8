import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestServices, renderInShell } from '../testing/createTestServices';
import { UserMenu } from './UserMenu';

afterEach(() => void vi.unstubAllEnvs());

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
