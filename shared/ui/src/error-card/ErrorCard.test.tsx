// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { ErrorCard } from './ErrorCard';

afterEach(cleanup);

describe('ErrorCard', () => {
  it('says what happened and offers to try again', async () => {
    const onRetry = vi.fn();
    render(<ErrorCard title="No tasks" detail="Offline." retry={{ label: 'Try again', onRetry }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect([screen.getByText('No tasks').tagName, onRetry.mock.calls.length]).toEqual(['P', 1]);
  });

  it('is read out at once only when told to', () => {
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

  it('is accessible', async () => {
    const { container } = render(
      <ErrorCard title="No tasks" retry={{ label: 'Try again', onRetry: vi.fn() }} isAlert />,
    );
    await expectAccessible(container);
  });
});
