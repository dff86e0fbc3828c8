import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { MenuButton, type MenuEntry } from './MenuButton';

function entries(onSelect = vi.fn(), onChange = vi.fn()): readonly MenuEntry[] {
  return [
    { kind: 'heading', id: 'who', label: 'Demo Demo' },
    {
      kind: 'choice',
      id: 'theme',
      label: 'Theme',
      value: 'light',
      options: [
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ],
      onChange,
    },
    { kind: 'separator', id: 'line' },
    { kind: 'link', id: 'docs', label: 'Documentation', href: '#docs' },
    { kind: 'action', id: 'out', label: 'Sign out', onSelect },
  ];
}

function button(): HTMLElement {
  return screen.getByRole('button', { name: 'Account' });
}

it('says that it has a menu, and whether it is open', async () => {
  render(<MenuButton label="Account" entries={entries()} />);
  const before = [button().getAttribute('aria-haspopup'), button().getAttribute('aria-expanded')];
  await userEvent.click(button());
  const menu = await screen.findByRole('menu', { name: 'Account' });
  expect(before).toEqual(['menu', 'false']);
  expect([button().getAttribute('aria-expanded'), button().getAttribute('aria-controls')]).toEqual([
    'true',
    menu.id,
  ]);
});

it.each(['{Enter}', ' ', '{ArrowDown}'])('opens by the key %j at the first line', async (key) => {
  render(<MenuButton label="Account" entries={entries()} />);
  await userEvent.tab();
  await userEvent.keyboard(key);
  await screen.findByRole('menu');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: 'Light' })),
  );
});

it('closes by Escape and gives the focus back', async () => {
  render(<MenuButton label="Account" entries={entries()} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menuitemradio'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

it('leaves the focus to what the chosen line has opened by the time that the menu is gone', async () => {
  render(
    <>
      <MenuButton label="Account" entries={entries()} />
      <input />
    </>,
  );
  await userEvent.click(button());
  let fade = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    fade = resolve;
  });
  Object.assign(await screen.findByRole('menu'), { getAnimations: () => [{ finished }] });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  screen.getByRole('textbox').focus();
  fade();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it('does what the chosen line says', async () => {
  const onSelect = vi.fn();
  render(<MenuButton label="Account" entries={entries(onSelect)} />);
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(onSelect).toHaveBeenCalledOnce();
});

it('passes on the chosen value', async () => {
  const onChange = vi.fn();
  render(<MenuButton label="Account" entries={entries(vi.fn(), onChange)} />);
  await userEvent.click(button());
  const dark = await screen.findByRole('menuitemradio', { name: 'Dark' });
  const checked = screen.getByRole('menuitemradio', { name: 'Light' }).getAttribute('aria-checked');
  await userEvent.click(dark);
  expect(checked).toBe('true');
  expect(onChange.mock.calls).toEqual([['dark']]);
});

it('keeps its name when it shows something else', () => {
  render(
    <MenuButton label="Account" entries={entries()}>
      <i />
    </MenuButton>,
  );
  expect(button().querySelector('i')).toBeTruthy();
});

it('is accessible while it is open', async () => {
  render(<MenuButton label="Account" entries={entries()} />);
  await userEvent.click(button());
  await expectAccessible(await screen.findByRole('menu'));
});
