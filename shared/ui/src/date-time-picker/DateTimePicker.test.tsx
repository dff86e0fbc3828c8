import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { DateTimePicker, type DateTimePickerProps } from './DateTimePicker';
import { DateTimePickerField, type DateTimePickerFieldProps } from './DateTimePickerField';
import { type DayReader, offerDayReader } from './dayReader';

const NOW = new Date(2026, 10, 21, 10, 30);
const TEXTS = {
  typed: 'Date',
  time: 'Time',
  example: 'For example {{example}}',
  notADate: 'This is no date.',
  notATime: 'This is no time.',
  quick: 'Quick choices',
  previousMonth: 'Show the month before',
  nextMonth: 'Show the month after',
};
const FIELD_TEXTS = { ...TEXTS, open: 'Open calendar: {{label}}', done: 'Set', clear: 'Clear' };

type Start = Partial<DateTimePickerProps>;

function open({ value: start = '', ...props }: Start = {}) {
  const onChange = vi.fn();
  function Sample() {
    const [value, setValue] = useState(start);
    return (
      <DateTimePicker
        locale="en"
        now={NOW}
        texts={TEXTS}
        {...props}
        value={value}
        onChange={(next, by) => {
          onChange(next, by);
          setValue(next);
        }}
      />
    );
  }
  return { ...render(<Sample />), onChange };
}

const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Date' });
const time = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Time' });
const day = (name: string) => screen.getByRole('button', { name });

describe('DateTimePicker', () => {
  it('is accessible', async () => {
    const { container } = open({ value: '2026-11-24T17:00' });
    await expectAccessible(container);
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('24');
  });

  it('reads what was pasted before the reader of words came', async () => {
    let bring: (reader: DayReader) => void = () => undefined;
    offerDayReader(
      () =>
        new Promise((resolve) => {
          bring = resolve;
        }),
    );
    onTestFinished(() => offerDayReader(async () => () => null));
    const { onChange } = open();
    typed().focus();
    await userEvent.paste('when it snows');
    expect(onChange).not.toHaveBeenCalled();
    bring((text) => (text === 'when it snows' ? { day: '2026-12-24', rest: '' } : null));
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('2026-12-24T17:00', 'typed'));
    expect(typed().value).toBe('when it snows');
  });

  it('replaces the date by what is typed', async () => {
    const { onChange } = open({ value: '2030-06-12T17:00' });
    typed().focus();
    await userEvent.keyboard('fri');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-27T17:00', 'typed');
  });

  it('reads what is typed, and the calendar turns to it', async () => {
    const { onChange } = open();
    await userEvent.type(typed(), '2/14/2027 9:15');
    expect(onChange).toHaveBeenLastCalledWith('2027-02-14T09:15', 'typed');
    expect(screen.getByText('February 2027')).toBeTruthy();
    expect(time().value).toBe('9:15 AM');
  });

  it('shows what words were read as before they are taken, and nothing more once the text says it', async () => {
    open();
    await userEvent.type(typed(), 'fri');
    const reading = screen.getByRole('status');
    expect(reading.textContent?.replace(/\u202f/g, ' ')).toBe('Friday, November 27, 2026 at 5:00 PM');
    await userEvent.clear(typed());
    await userEvent.type(typed(), 'soon');
    expect(reading.textContent).toBe('');
    await userEvent.clear(typed());
    await userEvent.type(typed(), '11/27/2026 5:00 PM');
    expect(reading.textContent).toBe('');
  });

  it('says what is wrong when the field is left, not before', async () => {
    open();
    await userEvent.type(typed(), 'soon');
    expect(screen.queryByText(TEXTS.notADate)).toBeNull();
    await userEvent.tab();
    expect(screen.getByText(TEXTS.notADate)).toBeTruthy();
  });

  it.each([
    ['Today', '2026-11-21T17:00'],
    ['Tomorrow', '2026-11-22T17:00'],
    ['Next week', '2026-11-28T17:00'],
    ['Next month', '2026-12-21T17:00'],
  ])('%s is one press', async (name, expected) => {
    const { onChange } = open();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onChange).toHaveBeenLastCalledWith(expected, 'quick');
  });

  it('never proposes a time of today that has passed', async () => {
    const { onChange } = open({ now: new Date(2026, 10, 21, 18) });
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(onChange).toHaveBeenLastCalledWith('2026-11-21T23:59', 'quick');
  });

  it('keeps the time when another day is chosen', async () => {
    const { onChange } = open({ value: '2026-11-24T08:05' });
    await userEvent.click(day('Wednesday, November 25, 2026'));
    expect(onChange).toHaveBeenLastCalledWith('2026-11-25T08:05', 'day');
  });

  it('changes the time alone', async () => {
    const { onChange } = open({ value: '2026-11-24T17:00' });
    await userEvent.clear(time());
    await userEvent.type(time(), '8:30');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-24T08:30', 'time');
  });

  it('numbers its days in the figures of the locale', () => {
    open({ locale: 'ar-EG', value: '2026-11-24T17:00' });
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('٢٤');
  });

  it('has no time where only the day counts', async () => {
    const { onChange } = open({ kind: 'date' });
    expect(screen.queryByRole('textbox', { name: 'Time' })).toBeNull();
    await userEvent.click(day('Tuesday, November 24, 2026'));
    expect(onChange).toHaveBeenLastCalledWith('2026-11-24', 'day');
  });
});

describe('the calendar by keys', () => {
  it.each([
    ['{ArrowRight}', 'Wednesday, November 25, 2026'],
    ['{ArrowLeft}', 'Monday, November 23, 2026'],
    ['{ArrowUp}', 'Tuesday, November 17, 2026'],
    ['{ArrowDown}', 'Tuesday, December 1, 2026'],
    ['{Home}', 'Sunday, November 22, 2026'],
    ['{End}', 'Saturday, November 28, 2026'],
    ['{PageUp}', 'Saturday, October 24, 2026'],
    ['{PageDown}', 'Thursday, December 24, 2026'],
    ['{Shift>}{PageDown}{/Shift}', 'Wednesday, November 24, 2027'],
  ])('%s', async (keys, expected) => {
    open({ value: '2026-11-24T17:00' });
    day('Tuesday, November 24, 2026').focus();
    await userEvent.keyboard(keys);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(expected);
  });

  it('chooses by Enter and is one stop of the Tab key', async () => {
    const { onChange } = open({ value: '2026-11-24T17:00' });
    day('Tuesday, November 24, 2026').focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-25T17:00', 'day');
    expect(document.querySelectorAll('td button[tabindex="0"]')).toHaveLength(1);
  });
});

describe('DateTimePickerField', () => {
  type SampleProps = Partial<DateTimePickerFieldProps> & { readonly onChange: (value: string) => void };

  function Sample({ onChange, value: start = '', ...props }: SampleProps) {
    const [value, setValue] = useState(start);
    return (
      <DateTimePickerField
        {...props}
        label="Due"
        locale="de"
        now={NOW}
        texts={FIELD_TEXTS}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }

  it('shows what words are read as while they are typed, and writes the date when it is left', async () => {
    const onChange = vi.fn();
    const { container } = render(<Sample onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Due' }), 'nächste Woche');
    expect(screen.getByRole('status').textContent).toBe('Samstag, 28. November 2026 um 17:00');
    await expectAccessible(container);
    await userEvent.tab();
    expect(screen.getByRole('status').textContent).toBe('Samstag, 28. November 2026 um 17:00');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Due' }).value).toBe('28.11.2026 17:00');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-28T17:00');
  });

  it('opens the calendar by its button, and gives the focus back', async () => {
    const onChange = vi.fn();
    const { baseElement } = render(<Sample onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar: Due' }));
    expect(await screen.findByRole('dialog', { name: 'Due' })).toBeTruthy();
    await expectAccessible(baseElement);
    await userEvent.click(screen.getByRole('button', { name: 'Morgen' }));
    expect(onChange).toHaveBeenLastCalledWith('2026-11-22T17:00');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Open calendar: Due');
  });

  it('closes by Escape without a change', async () => {
    const onChange = vi.fn();
    render(<Sample onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar: Due' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('says what is typed with every key, and nothing while it cannot be read', async () => {
    const onChange = vi.fn();
    const onValidity = vi.fn();
    render(<Sample onChange={onChange} onValidity={onValidity} value="2026-12-01T17:00" />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Due' });
    await userEvent.clear(field);
    await userEvent.type(field, '24.12.26');
    expect(onChange).toHaveBeenLastCalledWith('2026-12-24T17:00');
    expect(onValidity).toHaveBeenLastCalledWith(true);
    expect(field.value).toBe('24.12.26');
    await userEvent.type(field, ' soon');
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(onValidity).toHaveBeenLastCalledWith(false);
    expect(screen.queryByText(TEXTS.notADate)).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(TEXTS.notADate)).toBeTruthy();
    expect(field.value).toBe('24.12.26 soon');
  });

  it('reads as text where it is not for editing', () => {
    render(<Sample onChange={vi.fn()} value="2026-12-24T17:00" readOnly />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Due' });
    expect(field.value).toBe('24.12.2026 17:00');
    expect(field.readOnly).toBe(true);
    expect(field.disabled).toBe(false);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that nothing is chosen where nothing was set', async () => {
    const onChange = vi.fn();
    render(<Sample onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar: Due' }));
    await screen.findByRole('dialog', { name: 'Due' });
    await userEvent.click(screen.getByRole('button', { name: 'Set' }));
    const typedIn = screen.getByRole('textbox', { name: 'Date' });
    expect(document.activeElement).toBe(typedIn);
    expect(typedIn.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(TEXTS.notADate)).toBeTruthy();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.type(typedIn, '24.12.26');
    expect(screen.queryByText(TEXTS.notADate)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Set' }));
    expect(onChange).toHaveBeenLastCalledWith('2026-12-24T17:00');
  });

  it('has no deadline in mind where a day begins at midnight', async () => {
    const onChange = vi.fn();
    render(<Sample onChange={onChange} defaultTime="00:00" />);
    await userEvent.click(screen.getByRole('button', { name: 'Open calendar: Due' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Heute' }));
    expect(onChange).toHaveBeenLastCalledWith('2026-11-21T00:00');
  });
});
