import { toInputDate, toInputDateTime } from '@taskweave/base/engineDate';
import type { SearchKnowledge } from './Interpretation';
import { phraseAt, type Reading } from './Reader';

type Unit = Reading['book']['units'][number]['key'];

interface Ends {
  readonly ago: string;
  readonly ahead: string;
  /** Of hours, which begin now. */
  readonly isExact: boolean;
}

interface Duration extends Ends {
  readonly count: number;
  readonly number: number;
  readonly unit: Unit;
}

const HOURS: Readonly<Partial<Record<Unit, number>>> = { minute: 1 / 60, hour: 1 };
const DAYS: Readonly<Partial<Record<Unit, number>>> = { day: 1, week: 7, fortnight: 14 };

const MONTHS: Readonly<Partial<Record<Unit, number>>> = { month: 1, quarter: 3, semester: 6, year: 12 };

/** "Ponad tydzień" is one week, without a number. */
export function durationAt(reading: Reading, at: number, isOne = false): Duration | null {
  const { book, known } = reading;
  const figure = figureAt(reading, at);
  const length = figure?.count ?? 0;
  // "أسبوعين" is number and unit in one.
  const both = phraseAt(reading, book.numbers, at) && phraseAt(reading, book.units, at);
  const unit = both ?? phraseAt(reading, book.units, at + length);
  if (unit === null || (length === 0 && !isOne)) return null;
  const number = figure?.number ?? 1;
  const count = both === null ? length + unit.words.length : unit.words.length;
  return { count, number, unit: unit.key, ...endsOf(number, unit.key, known) };
}

export function figureAt(
  reading: Reading,
  at: number,
): { readonly number: number; readonly count: number } | null {
  const [figures] = /^\d{1,3}$/.exec(reading.words[at] ?? '') ?? [];
  if (figures !== undefined) return { number: Number(figures), count: 1 };
  const named = phraseAt(reading, reading.book.numbers, at);
  return named && { number: Number(named.key), count: named.words.length };
}

export function endsOf(number: number, unit: Unit, { now }: Pick<SearchKnowledge, 'now'>): Ends {
  const hours = HOURS[unit];
  if (hours !== undefined) {
    const exact = (sign: number) =>
      `${toInputDateTime(new Date(now.getTime() + sign * number * hours * 3_600_000))}:00`;
    return { ago: exact(-1), ahead: exact(1), isExact: true };
  }
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const moved = (by: number) =>
    toInputDate(
      MONTHS[unit] === undefined
        ? new Date(year, month, day + by * (DAYS[unit] ?? 1))
        : new Date(year, month + by * MONTHS[unit], day),
    );
  return { ago: moved(-number), ahead: moved(number), isExact: false };
}
