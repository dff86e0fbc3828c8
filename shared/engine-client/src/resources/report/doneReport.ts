import { toEngineDate } from '@taskweave/base/engineDate';
import type { EngineClient } from '../../EngineClient';
import { readList, readShape } from '../../reading/readShape';

const DONE_REPORT = 'history/task/report';

export async function countDone(
  client: EngineClient,
  [from, to]: readonly [Date, Date],
  signal: AbortSignal,
): Promise<number> {
  const query = {
    finished: true,
    taskDeleteReason: 'completed',
    finishedAfter: toEngineDate(from),
    finishedBefore: toEngineDate(to),
  };
  const answer = await client.get('history/task/count', { query, signal });
  return readShape(answer, 'count').number('count');
}

export interface DoneProcessRow {
  readonly definitionId: string | null;
  readonly key: string;
  readonly name: string;
  readonly count: number;
}

export async function reportDoneByProcess(
  client: EngineClient,
  since: Date,
  signal: AbortSignal,
): Promise<readonly DoneProcessRow[]> {
  const query = {
    reportType: 'count',
    groupBy: 'processDefinition',
    completedAfter: toEngineDate(since),
  };
  return readList(await client.get(DONE_REPORT, { query, signal }), 'report', (value, where) => {
    const row = readShape(value, where);
    const key = row.textOrNull('processDefinitionKey') ?? '';
    return {
      definitionId: row.textOrNull('processDefinitionId'),
      key,
      name: row.textOrNull('processDefinitionName') || key,
      count: row.number('count'),
    };
  });
}

export interface MonthDurations {
  readonly month: number;
  readonly minimum: number;
  readonly average: number;
  readonly maximum: number;
}

export async function reportDurations(
  client: EngineClient,
  since: Date,
  signal: AbortSignal,
): Promise<readonly MonthDurations[]> {
  const query = { reportType: 'duration', periodUnit: 'month', completedAfter: toEngineDate(since) };
  return readList(await client.get(DONE_REPORT, { query, signal }), 'report', (value, where) => {
    const row = readShape(value, where);
    return {
      month: row.number('period'),
      minimum: row.number('minimum'),
      average: row.number('average'),
      maximum: row.number('maximum'),
    };
  });
}
