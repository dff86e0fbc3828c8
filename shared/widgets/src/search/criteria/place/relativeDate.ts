import { startOfDay } from '@taskweave/base/calendar';
import { parseSearchDate } from '@taskweave/engine-client/task-query/searchValue';
import { isMonth, isPeriod, PERIODS, type Period, stretchOf } from '../../periods';
import type { SearchPlace } from './SearchPlace';

export const NOW = 'now';

type Moment = Date | string;

export function momentOf(text: string, side: 'start' | 'end', place: SearchPlace): Moment | null {
  const word = text.trim();
  if (word === NOW) return place.isKept ? '#{now()}' : place.now;
  if (!isPeriod(word)) return parseSearchDate(word);
  if (place.isKept) return expressionOf(word, side, side === 'end');
  const { start, end } = stretchOf(word, place);
  return side === 'start' ? start : justBefore(end);
}

export function periodOf(
  text: string,
  place: SearchPlace,
): { readonly after: Moment; readonly before: Moment } | null {
  const word = text.trim();
  if (place.isKept && isPeriod(word)) {
    return { after: expressionOf(word, 'start', true), before: expressionOf(word, 'end', false) };
  }
  if (isPeriod(word) || isMonth(word)) {
    const { start, end } = stretchOf(word, place);
    return { after: justBefore(start), before: end };
  }
  const day = parseSearchDate(word.slice(0, 10));
  if (day === null) return null;
  return { after: justBefore(day), before: startOfDay(day, 1) };
}

/** The engine's "after" is exclusive, and midnight belongs to the day that begins. */
function justBefore(moment: Date): Date {
  return new Date(moment.getTime() - 1);
}

const BEGINNINGS: Readonly<Record<string, string>> = {
  day: '',
  week: '.withDayOfWeek(1)',
  month: '.withDayOfMonth(1)',
};

/** Engine expressions start weeks on Monday, whatever the locale. */
function expressionOf(period: Period, side: 'start' | 'end', isJustBefore: boolean): string {
  const [unit, ahead] = PERIODS[period];
  const steps = ahead + (side === 'end' ? 1 : 0);
  const name = `${unit.charAt(0).toUpperCase()}${unit.slice(1)}s`;
  const moved = steps === 0 ? '' : steps > 0 ? `.plus${name}(${steps})` : `.minus${name}(${-steps})`;
  const start = `dateTime().withTimeAtStartOfDay()${BEGINNINGS[unit]}${moved}`;
  return `#{${start}${isJustBefore ? '.minusMillis(1)' : ''}}`;
}
