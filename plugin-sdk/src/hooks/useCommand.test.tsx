import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestHost } from '../testing/host/createTestHost';
import { useCommand, useCommandHint, useHasCommand } from './useCommand';

interface SampleProps {
  readonly label?: string;
  readonly isOffered?: boolean;
  readonly onRun?: () => void;
}

function Sample({ label = 'Claim', isOffered = true, onRun = () => undefined }: SampleProps) {
  useCommand(isOffered ? { id: 'task.claim', label, group: 'task', keys: ['Ctrl+C'], run: onRun } : null);
  return null;
}

const host = () => createTestHost();

it('offers a command as long as the component is there', () => {
  const { Provider, services } = host();
  const { unmount } = render(<Sample />, { wrapper: Provider });
  expect(services.commands.has('task.claim')).toBe(true);
  unmount();
  expect(services.commands.has('task.claim')).toBe(false);
});

it('stops offering what is null', () => {
  const { Provider, services } = host();
  const { rerender } = render(<Sample />, { wrapper: Provider });
  rerender(<Sample isOffered={false} />);
  expect(services.commands.all).toEqual([]);
});

it('runs what the component does now, not at first', () => {
  const { Provider, services } = host();
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Sample onRun={first} />, { wrapper: Provider });
  rerender(<Sample onRun={second} />);
  services.commands.run('task.claim');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

it('calls no listener for a change that nobody sees', () => {
  const { Provider, services } = host();
  const { rerender } = render(<Sample />, { wrapper: Provider });
  const listener = vi.fn();
  services.commands.subscribe(listener);
  rerender(<Sample onRun={() => undefined} />);
  expect(listener).not.toHaveBeenCalled();
  rerender(<Sample label="Übernehmen" />);
  expect(services.commands.all.map(({ label }) => label)).toEqual(['Übernehmen']);
});

it('shows other parts of the page whether it can be done, and by which keys', () => {
  const { Provider, services } = host();
  function Hint() {
    return <p>{`${useHasCommand('task.claim')} ${useCommandHint('task.claim')}`}</p>;
  }
  render(<Hint />, { wrapper: Provider });
  expect(screen.getByText('false')).toBeTruthy();
  act(
    () =>
      void services.commands.register({
        id: 'task.claim',
        label: 'Claim',
        group: 'task',
        keys: ['Ctrl+C'],
        run: () => undefined,
      }),
  );
  expect(screen.getByText('true Ctrl C')).toBeTruthy();
});
