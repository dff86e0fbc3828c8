import { toEngineDate } from '@taskweave/base/engineDate';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { readList, readShape } from '@taskweave/engine-client/readShape';
import { inTurn } from '../counting/askTasks';
import { startOfDay } from '../counting/dueSpans';

/** The report looks back on so many months, this one among them: nobody could distinguish the lines of more. */
const MONTHS_BACK = 12;

/** Days that are looked back on, today among them. */
export const DAYS_BACK = 7;

export interface DoneDay {
  readonly day: Date;
  readonly count: number;
}

/** Tasks completed on each of the last seven days, as far as the person may read the history of their processes. */
export function countDonePerDay(
  client: EngineClient,
  now: Date,
  signal: AbortSignal,
): Promise<readonly DoneDay[]> {
  const days = Array.from({ length: DAYS_BACK }, (_, index) => startOfDay(now, index + 1 - DAYS_BACK));
  return Promise.all(
    days.map(async (day) => {
      const query = {
        finished: true,
        // Without what went with a cancelled process.
        taskDeleteReason: 'completed',
        finishedAfter: toEngineDate(day),
        finishedBefore: toEngineDate(new Date(startOfDay(day, 1).getTime() - 1)),
      };
      const answer = await inTurn(() => client.get('history/task/count', { query, signal }), signal);
      return { day, count: readShape(answer, 'count').number('count') };
    }),
  );
}

export interface DoneProcess {
  readonly name: string;
  readonly count: number;
}

/**
 * Tasks completed in the last seven days by process, as the engine's history reports it.
 *
 * @throws EngineError of the kind `forbidden` for those who may not read the history of all processes
 */
export async function getDoneByProcess(
  client: EngineClient,
  now: Date,
  signal: AbortSignal,
): Promise<readonly DoneProcess[]> {
  const query = {
    reportType: 'count',
    groupBy: 'processDefinition',
    completedAfter: toEngineDate(startOfDay(now, 1 - DAYS_BACK)),
  };
  const rows = readList(
    await inTurn(() => client.get('history/task/report', { query, signal }), signal),
    'report',
    (value, where) => {
      const row = readShape(value, where);
      return {
        name: row.textOrNull('processDefinitionName') || row.textOrNull('processDefinitionKey') || '',
        count: row.number('count'),
      };
    },
  );
  // One line for each version.
  const sums = new Map<string, number>();
  for (const { name, count } of rows) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count);
}

/** How long tasks took that were completed in one month, in milliseconds. */
export interface MonthDurations {
  /** 1 for January. */
  readonly month: number;
  readonly minimum: number;
  readonly average: number;
  readonly maximum: number;
}

/**
 * How long completed tasks took, by the month of their completion, for the months of a year back from now.
 *
 * @throws EngineError of the kind `forbidden` for those who may not read the history of all processes
 */
export async function getDurations(
  client: EngineClient,
  now: Date,
  signal: AbortSignal,
): Promise<readonly MonthDurations[]> {
  const query = {
    reportType: 'duration',
    periodUnit: 'month',
    completedAfter: toEngineDate(new Date(now.getFullYear(), now.getMonth() - MONTHS_BACK + 1, 1)),
  };
  const months = readList(
    await inTurn(() => client.get('history/task/report', { query, signal }), signal),
    'report',
    (value, where) => {
      const row = readShape(value, where);
      return {
        month: row.number('period'),
        minimum: row.number('minimum'),
        average: row.number('average'),
        maximum: row.number('maximum'),
      };
    },
  );
  // The engine names no year: what lies behind this month in the calendar is of the year before.
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

/** The unit that suits the longest of some durations. */
export function durationUnit(durations: readonly number[]): DurationUnit {
  const longest = Math.max(0, ...durations);
  if (longest >= 2 * DAY) return { unit: 'days', milliseconds: DAY };
  if (longest >= 2 * HOUR) return { unit: 'hours', milliseconds: HOUR };
  if (longest >= 2 * MINUTE) return { unit: 'minutes', milliseconds: MINUTE };
  return { unit: 'seconds', milliseconds: SECOND };
}
