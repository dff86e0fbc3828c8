import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { IconButton } from './IconButton';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

function rest(): void {
  fireEvent.pointerEnter(screen.getByRole('button'));
  act(() => void vi.advanceTimersByTime(500));
}

it('is named by its label', () => {
  render(<IconButton icon="close" label="Unclaim" />);
  expect(screen.getByRole('button', { name: 'Unclaim' }).textContent).toBe('');
});

it('is a link with an address', () => {
  render(<IconButton icon="external" label="Open in Cockpit" href="/cockpit" />);
  expect(screen.getByRole('link', { name: 'Open in Cockpit' }).getAttribute('href')).toBe('/cockpit');
});

it('hands out its element', () => {
  const ref = createRef<HTMLButtonElement>();
  render(<IconButton icon="close" label="Close" ref={ref} />);
  expect(ref.current).toBe(screen.getByRole('button'));
});

it('shows its label under a resting mouse @T9.13', () => {
  render(<IconButton icon="close" label="Unclaim" />);
  rest();
  expect(screen.getByText('Unclaim')).toBeTruthy();
});

it('shows nothing under a mouse that only passes @T9.13', () => {
  render(<IconButton icon="close" label="Unclaim" />);
  const button = screen.getByRole('button');
  fireEvent.pointerEnter(button);
  fireEvent.pointerLeave(button);
  act(() => void vi.advanceTimersByTime(500));
  expect(screen.queryByText('Unclaim')).toBeNull();
});

it('shows its label on keyboard focus and hides it when the focus leaves', async () => {
  // jsdom takes the focus for a visible one by what had it before, in former tests too; a text field decides alone.
  render(
    <>
      <input aria-label="Name" />
      <IconButton icon="close" label="Unclaim" />
    </>,
  );
  await userEvent.tab();
  await userEvent.tab();
  expect(await screen.findByText('Unclaim')).toBeTruthy();
  await userEvent.tab();
  expect(screen.queryByText('Unclaim')).toBeNull();
});

it('takes the hint away with the first Escape, and nothing else', () => {
  const onEscape = vi.fn();
  document.body.addEventListener('keydown', onEscape);
  render(<IconButton icon="close" label="Unclaim" />);
  rest();
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
  expect(screen.queryByText('Unclaim')).toBeNull();
  expect(onEscape).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
  expect(onEscape).toHaveBeenCalledOnce();
  document.body.removeEventListener('keydown', onEscape);
});

it('takes the hint away when it is pressed', () => {
  render(<IconButton icon="close" label="Unclaim" />);
  rest();
  fireEvent.pointerDown(screen.getByRole('button'));
  expect(screen.queryByText('Unclaim')).toBeNull();
});

it('listens to two events until somebody comes near', () => {
  const listen = vi.spyOn(HTMLButtonElement.prototype, 'addEventListener');
  render(<IconButton icon="close" label="Unclaim" />);
  expect(listen.mock.calls.map(([type]) => type)).toEqual(['pointerenter', 'focusin']);
  listen.mockRestore();
});
