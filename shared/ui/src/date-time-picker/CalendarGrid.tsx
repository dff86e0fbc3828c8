import { firstWeekdayOf } from '@taskweave/base/calendar';
import { figures } from '@taskweave/i18n/figures';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton';
import { Stack } from '../stack/Stack';
import styles from './DateTimePicker.module.css';
import { addDays, addMonths, type Day, dateOf, dayOf, startOfWeek, weeksOf } from './month';

export interface CalendarGridProps {
  readonly locale: string;
  /** Empty while no day is chosen. */
  readonly value: Day;
  readonly onChoose: (day: Day) => void;
  readonly now: Date;
  readonly labels: { readonly previousMonth: string; readonly nextMonth: string };
}

/**
 * One month as a grid. Arrow keys move by day, Home and End to the ends of the week, Page Up and Down by month,
 * with Shift by year; Enter or Space chooses.
 */
export function CalendarGrid({ locale, value, onChoose, now, labels }: CalendarGridProps) {
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const today = dayOf(now);
  const [current, setCurrent] = useState<Day>(value || today);
  const [seen, setSeen] = useState(value);
  const [movesFocus, setMovesFocus] = useState(false);

  if (seen !== value) {
    setSeen(value);
    if (value !== '') setCurrent(value);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move by keys
  useEffect(() => {
    if (!movesFocus) return;
    setMovesFocus(false);
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }, [current, movesFocus]);

  const firstWeekday = firstWeekdayOf(locale);
  const weeks = weeksOf(current, firstWeekday);
  const formats = dayFormats(locale);

  function handleKeyDown(event: KeyboardEvent): void {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayAfterKey(event, current, { firstWeekday, isMirrored });
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    setMovesFocus(true);
  }

  return (
    <Stack gap={1}>
      <MonthLine
        {...{ titleId, labels }}
        month={formats.month.format(dateOf(current))}
        onTurn={(months) => setCurrent(addMonths(current, months))}
      />
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid over a table
        role="grid"
        className={styles.grid}
        aria-labelledby={titleId}
        onKeyDown={handleKeyDown}
      >
        <Weekdays days={weeks[0] ?? []} formats={formats} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the button within has the focus
                <td
                  key={day}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
                  role="gridcell"
                  aria-selected={day === value}
                >
                  <DayButton
                    {...{ day, current, today, locale }}
                    name={formats.full.format(dateOf(day))}
                    isChosen={day === value}
                    onPress={() => {
                      setCurrent(day);
                      onChoose(day);
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}

interface MonthLineProps extends Pick<CalendarGridProps, 'labels'> {
  readonly titleId: string;
  readonly month: string;
  readonly onTurn: (months: 1 | -1) => void;
}

function MonthLine({ titleId, month, labels, onTurn }: MonthLineProps) {
  return (
    <div className={styles.monthLine}>
      <IconButton icon="chevron-left" size="sm" label={labels.previousMonth} onClick={() => onTurn(-1)} />
      <div id={titleId} className={styles.month} aria-live="polite">
        {month}
      </div>
      <IconButton icon="chevron-right" size="sm" label={labels.nextMonth} onClick={() => onTurn(1)} />
    </div>
  );
}

interface WeekdaysProps {
  readonly days: readonly Day[];
  readonly formats: ReturnType<typeof dayFormats>;
}

function Weekdays({ days, formats }: WeekdaysProps) {
  return (
    <thead>
      <tr>
        {days.map((day) => (
          <th key={day} scope="col" abbr={formats.weekday.format(dateOf(day))}>
            {formats.narrowWeekday.format(dateOf(day))}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface DayButtonProps extends Pick<CalendarGridProps, 'locale'> {
  readonly day: Day;
  readonly current: Day;
  readonly today: Day;
  /** The full date, for screen readers. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function DayButton({ day, current, today, name, isChosen, locale, onPress }: DayButtonProps) {
  return (
    <button
      type="button"
      className={styles.day}
      tabIndex={day === current ? 0 : -1}
      aria-label={name}
      aria-current={day === today ? 'date' : undefined}
      data-outside={day.slice(0, 7) !== current.slice(0, 7) || undefined}
      data-chosen={isChosen || undefined}
      onClick={onPress}
    >
      {figures(Number(day.slice(8)), locale)}
    </button>
  );
}

function dayAfterKey(
  { key, shiftKey }: KeyboardEvent,
  day: Day,
  { firstWeekday, isMirrored }: { readonly firstWeekday: number; readonly isMirrored: boolean },
): Day | null {
  const forward = isMirrored ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return startOfWeek(day, firstWeekday);
    case 'End':
      return addDays(startOfWeek(day, firstWeekday), 6);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

function dayFormats(locale: string) {
  return {
    month: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }),
    full: new Intl.DateTimeFormat(locale, { dateStyle: 'full' }),
    weekday: new Intl.DateTimeFormat(locale, { weekday: 'long' }),
    narrowWeekday: new Intl.DateTimeFormat(locale, { weekday: 'short' }),
  };
}
