import { startOfDay } from '@taskweave/base/calendar';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import {
  countDone,
  type MonthDurations,
  reportDoneByProcess,
  reportDurations,
} from '@taskweave/engine-client/resources/report/doneReport';
import { inTurn } from '../counting/askTasks';

const MONTHS_BACK = 12;

export const DAYS_BACK = 7;

export interface DoneDay {
  readonly day: Date;
  readonly count: number;
}

export function countDonePerDay(
  client: EngineClient,
  now: Date,
  signal: AbortSignal,
): Promise<readonly DoneDay[]> {
  const days = Array.from({ length: DAYS_BACK }, (_, index) => startOfDay(now, index + 1 - DAYS_BACK));
  return Promise.all(
    days.map(async (day) => {
      const end = new Date(startOfDay(day, 1).getTime() - 1);
      return { day, count: await inTurn(() => countDone(client, [day, end], signal), signal) };
    }),
  );
}

export interface DoneOfProcess {
  readonly name: string;
  readonly count: number;
}

export async function getDoneByProcess(
  client: EngineClient,
  now: Date,
  signal: AbortSignal,
): Promise<readonly DoneOfProcess[]> {
  const since = startOfDay(now, 1 - DAYS_BACK);
  const rows = await inTurn(() => reportDoneByProcess(client, since, signal), signal);
  const sums = new Map<string, number>();
  for (const { name, count } of rows) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count);
}

export async function getDurations(
  client: EngineClient,
  now: Date,
  signal: AbortSignal,
): Promise<readonly MonthDurations[]> {
  const since = new Date(now.getFullYear(), now.getMonth() - MONTHS_BACK + 1, 1);
  const months = await inTurn(() => reportDurations(client, since, signal), signal);
  // The engine reports no year, so a month after this one belongs to last year.
  const age = (month: number) => (now.getMonth() + 1 - month + MONTHS_BACK) % MONTHS_BACK;
  return months.toSorted((one, other) => age(other.month) - age(one.month));
}

export interface DurationUnit {
  readonly unit: 'days' | 'hours' | 'minutes' | 'seconds';
  readonly milliseconds: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function durationUnit(durations: readonly number[]): DurationUnit {
  const longest = Math.max(0, ...durations);
  if (longest >= 2 * DAY) return { unit: 'days', milliseconds: DAY };
  if (longest >= 2 * HOUR) return { unit: 'hours', milliseconds: HOUR };
  if (longest >= 2 * MINUTE) return { unit: 'minutes', milliseconds: MINUTE };
  return { unit: 'seconds', milliseconds: SECOND };
}
