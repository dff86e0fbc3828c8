import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DateField } from './DateField';

it('means the days of now, in a form that was left open overnight', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 26, 18) });
  const onChange = vi.fn();
  render(<DateField label="Due" locale="en" value="" onChange={onChange} />);
  vi.setSystemTime(new Date(2026, 10, 27, 9));

  fireEvent.click(screen.getByRole('button', { name: /Due/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Tomorrow' }));

  expect(onChange).toHaveBeenLastCalledWith('2026-11-28T17:00');
});
