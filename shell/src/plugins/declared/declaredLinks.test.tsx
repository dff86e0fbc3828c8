import { PluginPoint, usePointItems } from '@taskweave/plugin-sdk';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Services } from '../../boot/Services';
import { NavbarAction } from '../../header/NavbarAction';
import { UserMenu } from '../../header/UserMenu';
import { createTestServices, renderInShell } from '../../testing/createTestServices';

vi.stubGlobal('matchMedia', () => ({ matches: false }));

function servicesWith(part: object) {
  const parts = [{ kind: 'link', id: 'help', label: 'Help', ...part }];
  return createTestServices({ file: { plugins: [{ id: 'acme', format: 'declared', parts }] } });
}

function Menu({ services }: { readonly services: Services }) {
  const items = usePointItems('tasklist.navbar.action').filter(({ pluginId }) => pluginId === 'acme');
  return (
    <>
      {items.map((item) => (
        <NavbarAction key={item.key} item={item} navigation={services.navigation} isFolded={false} isInMenu />
      ))}
      <UserMenu services={services} actions={items} userId="mary" userName="Mary" profileHref={null} />
    </>
  );
}

it('is an entry of the menu behind the initials, which follows it, and stands nowhere else', async () => {
  const services = servicesWith({ at: 'menu', href: '/help/{language}' });
  const { container } = await renderInShell(<Menu services={services} />, services);
  await expect.poll(() => container.querySelector('a')?.getAttribute('href')).toBe('/help/en');
  expect(screen.queryByRole('link', { name: /^Help/ })).toBeNull();

  const followed = vi.fn((event: Event) => event.preventDefault());
  container.querySelector('a')?.addEventListener('click', followed);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Help' }));
  expect(followed).toHaveBeenCalledOnce();
});

it('stands on the sign-in page as a notice', async () => {
  const services = servicesWith({ at: 'sign-in', href: 'mailto:help@acme.example' });
  const props = { knownUser: '', signIn: vi.fn(), check: vi.fn(), reload: vi.fn() };
  await renderInShell(<PluginPoint point="tasklist.login" props={props} />, services);
  expect((await screen.findByRole('link', { name: 'Help' })).getAttribute('href')).toBe(
    'mailto:help@acme.example',
  );
  const [entry] = services.plugins.registry.at('tasklist.login').filter(({ key }) => key === 'acme/help');
  expect(entry?.contribution.meta.isNotice).toBe(true);
});
