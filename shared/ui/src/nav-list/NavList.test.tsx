import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NavList } from './NavList';

const ITEMS = [
  { id: 'a', label: 'My tasks', href: '#a', color: '#123456', count: '5,012', description: 'Assigned to me' },
  { id: 'b', label: 'All tasks', href: '#b', color: 'no colour' },
];

it('marks the current link', () => {
  render(<NavList items={ITEMS} currentId="b" />);
  const current = screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'));
  expect(current).toEqual([null, 'true']);
});

it('names links by label and count and describes them', () => {
  render(<NavList items={ITEMS} />);
  const link = screen.getByRole('link', { name: 'My tasks 5,012' });
  const description = document.getElementById(link.getAttribute('aria-describedby') ?? '');
  expect(link.getAttribute('href')).toBe('#a');
  expect(description?.textContent).toBe('Assigned to me');
});

it('offers actions beside the current item, and the one under the mouse or with the focus', async () => {
  const drawActions = ({ id }: { id: string }) => <button type="button">{id}</button>;
  const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
  render(<NavList items={ITEMS} currentId="b" drawActions={drawActions} />);
  expect(offered()).toEqual(['b']);
  await userEvent.tab();
  expect(offered()).toEqual(['a', 'b']);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('a');
  await userEvent.tab();
  expect(offered()).toEqual(['b']);
  await userEvent.hover(screen.getByRole('link', { name: /My tasks/ }));
  expect(offered()).toEqual(['a', 'b']);
});
