import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DateText } from './DateText';

const now = new Date(2026, 10, 21, 12, 0);

it('is a time, relative to read and exact under the mouse', () => {
  const { container } = render(<DateText iso="2026-11-20T08:00:00" locale="en-GB" now={now} />);
  const time = container.querySelector('time');
  expect(time?.textContent).toBe('Yesterday');
  expect(time?.title).toMatch(/20 November 2026.*08:00:00/);
  expect(time?.dateTime).toBe(new Date(2026, 10, 20, 8).toISOString());
});

it('adds the time of day where the caller asks for it', () => {
  const { container } = render(
    <DateText iso="2026-11-21T17:00:00" locale="en-GB" now={now} form="with-time" />,
  );
  expect(container.textContent).toBe('Today, 17:00');
});

it.each([
  ['2026-11-19T17:00:00', '2 days overdue'],
  ['2026-11-21T09:05:00', 'Overdue since 09:05'],
  ['2026-11-21T17:00:00', 'Today, 17:00'],
  ['2026-11-22T17:00:00', 'Tomorrow, 17:00'],
])('says of a task that is due %s: %s', (iso, text) => {
  const { container } = render(<DateText iso={iso} locale="en-GB" now={now} form="due" />);
  expect(container.textContent).toBe(text);
});

it('shows a text that is no date as it is', () => {
  const { container } = render(<DateText iso="soon" locale="en" now={now} />);
  expect(container.textContent).toBe('soon');
  expect(container.querySelector('time')).toBeNull();
});
