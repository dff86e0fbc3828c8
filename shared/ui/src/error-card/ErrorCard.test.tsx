import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ErrorCard } from './ErrorCard';

it('says what happened and offers to try again', async () => {
  const onRetry = vi.fn();
  render(<ErrorCard title="No tasks" detail="Offline." retry={{ label: 'Try again', onRetry }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('No tasks').tagName).toBe('P');
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('is read out at once only when the caller asks for it', () => {
  const { rerender } = render(<ErrorCard title="No tasks" />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<ErrorCard title="No tasks" isAlert />);
  expect(screen.getByRole('alert').textContent).toBe('No tasks');
});

it('does not try twice at a time', async () => {
  const onRetry = vi.fn();
  render(<ErrorCard title="No tasks" retry={{ label: 'Try again', onRetry, isBusy: true }} />);
  await userEvent.click(screen.getByRole('button'));
  expect(onRetry).not.toHaveBeenCalled();
});

it.each([
  ['with what stands around it', false],
  ['where something else takes it', true],
])('leaves the focus in its place: %s', async (_, isTaken) => {
  const list = (isLoaded: boolean) => (
    <section aria-label="Tasks">
      {isLoaded ? (
        // biome-ignore lint/a11y/noAutofocus: what came takes the focus
        <button type="button" autoFocus={isTaken}>
          Invoice
        </button>
      ) : (
        <div>
          <ErrorCard title="No tasks" retry={{ label: 'Try again', onRetry: vi.fn() }} />
        </div>
      )}
    </section>
  );
  const { rerender } = render(list(false));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(list(true));
  await Promise.resolve();
  const place = screen.getByRole('region', { name: 'Tasks' });
  expect(document.activeElement).toBe(isTaken ? screen.getByRole('button') : place);
  await userEvent.tab();
  expect(place.hasAttribute('tabindex')).toBe(false);
});
