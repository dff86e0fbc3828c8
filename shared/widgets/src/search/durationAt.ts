import { toInputDate, toInputDateTime } from '@taskweave/base/engineDate';
import { phraseAt, type Reading } from './Reader';

interface Duration {
  readonly count: number;
  readonly ago: string;
  readonly ahead: string;
  /** Of hours, which begin now. */
  readonly isExact: boolean;
}

const HOURS: Readonly<Record<string, number>> = { minute: 1 / 60, hour: 1 };

/** "Ponad tydzień" is one week, without a number. */
export function durationAt(reading: Reading, at: number, isOne = false): Duration | null {
  const { book, words, known } = reading;
  const figures = /^\d{1,3}$/.exec(words[at] ?? '');
  const named = phraseAt(reading, book.numbers, at);
  const length = figures === null ? (named?.words.length ?? 0) : 1;
  const unit = phraseAt(reading, book.units, at + length);
  if (unit === null || (length === 0 && !isOne)) return null;
  const number = Number(figures?.[0] ?? named?.key ?? 1);
  const count = length + unit.words.length;
  const hours = HOURS[unit.key];
  if (hours !== undefined) {
    const exact = (sign: number) =>
      `${toInputDateTime(new Date(known.now.getTime() + sign * number * hours * 3_600_000))}:00`;
    return { count, ago: exact(-1), ahead: exact(1), isExact: true };
  }
  const [year, month, day] = [known.now.getFullYear(), known.now.getMonth(), known.now.getDate()];
  const moved = (by: number) =>
    toInputDate(
      unit.key === 'month' || unit.key === 'quarter'
        ? new Date(year, month + by * (unit.key === 'quarter' ? 3 : 1), day)
        : unit.key === 'year'
          ? new Date(year + by, month, day)
          : new Date(year, month, day + by * (unit.key === 'week' ? 7 : 1)),
    );
  return { count, ago: moved(-number), ahead: moved(number), isExact: false };
}
