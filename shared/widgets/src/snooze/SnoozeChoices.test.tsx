import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SnoozeChoices } from './SnoozeChoices';

const NOW = new Date('2026-11-25T14:30');

function open() {
  const onChoose = vi.fn<(until: string) => void>();
  render(<SnoozeChoices locale="en" now={NOW} onChoose={onChoose} />);
  screen.getByRole('button', { name: /^Tomorrow/ }).focus();
  return { onChoose, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Other date' }) };
}

it.each([
  ['1', '2026-11-26T09:00'],
  ['2', '2026-11-30T09:00'],
  ['3', '2026-12-02T09:00'],
])('takes the time whose number is pressed: %s', async (key, until) => {
  const { onChoose } = open();
  await userEvent.keyboard(key);
  expect(onChoose.mock.calls.map(([date]) => date.slice(0, 16))).toEqual([until]);
});

it('writes letters into the field, whose words it reads', async () => {
  const { onChoose, field } = open();
  await userEvent.keyboard('fri 8:00');
  expect(field.value).toBe('fri 8:00');
  expect(screen.getByText(/^Friday, November 27/)).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls[0]?.[0].slice(0, 16)).toBe('2026-11-27T08:00');
});

it.each([
  ['soon', 'Enter a valid date.'],
  ['yesterday', 'Enter a time in the future.'],
])('takes no %s, and says why', async (text, error) => {
  const { onChoose, field } = open();
  await userEvent.type(field, `${text}{Enter}`);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(error)).toBeTruthy();
  expect(onChoose).not.toHaveBeenCalled();
});

it('writes figures where the field has the focus', async () => {
  const { onChoose, field } = open();
  await userEvent.type(field, '1');
  expect(field.value).toBe('1');
  expect(onChoose).not.toHaveBeenCalled();
});

it('moves by arrows, down to the field', async () => {
  const { field } = open();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(field);
});
