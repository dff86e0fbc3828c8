import { toEngineDate } from '@taskweave/base/engineDate';
import type { EngineClient } from '../../EngineClient';
import { readList, readShape } from '../../reading/readShape';

const REPORT = 'history/task/report';

/** How many tasks were completed between two moments, as far as the person may read the history of their processes. */
export async function countCompleted(
  client: EngineClient,
  after: Date,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  const query = {
    finished: true,
    // Without what went with a cancelled process.
    taskDeleteReason: 'completed',
    finishedAfter: toEngineDate(after),
    finishedBefore: toEngineDate(before),
  };
  const answer = await client.get('history/task/count', { query, signal });
  return readShape(answer, 'count').number('count');
}

export interface CompletedRow {
  readonly name: string;
  readonly count: number;
}

/**
 * Tasks completed since a moment, a row for each version of a process.
 *
 * @throws EngineError of the kind `forbidden` for those who may not read the history of all processes
 */
export async function getCompletedByDefinition(
  client: EngineClient,
  after: Date,
  signal?: AbortSignal,
): Promise<readonly CompletedRow[]> {
  const query = {
    reportType: 'count',
    groupBy: 'processDefinition',
    completedAfter: toEngineDate(after),
  };
  return readList(await client.get(REPORT, { query, signal }), 'report', (value, where) => {
    const row = readShape(value, where);
    return {
      name: row.textOrNull('processDefinitionName') || row.textOrNull('processDefinitionKey') || '',
      count: row.number('count'),
    };
  });
}

/** How long tasks took that were completed in one month, in milliseconds. */
export interface MonthDurations {
  /** 1 for January. The engine names no year. */
  readonly month: number;
  readonly minimum: number;
  readonly average: number;
  readonly maximum: number;
}

/**
 * How long tasks took that were completed since a moment, by the month of their completion.
 *
 * @throws EngineError of the kind `forbidden` for those who may not read the history of all processes
 */
export async function getDurationsByMonth(
  client: EngineClient,
  after: Date,
  signal?: AbortSignal,
): Promise<readonly MonthDurations[]> {
  const query = {
    reportType: 'duration',
    periodUnit: 'month',
    completedAfter: toEngineDate(after),
  };
  return readList(await client.get(REPORT, { query, signal }), 'report', (value, where) => {
    const row = readShape(value, where);
    return {
      month: row.number('period'),
      minimum: row.number('minimum'),
      average: row.number('average'),
      maximum: row.number('maximum'),
    };
  });
}
