import { toEngineDate } from '@taskweave/base/engineDate';
import type { EngineClient } from '../../EngineClient';
import { readList, readShape } from '../../reading/readShape';
import { getText } from '../../transport/getText';

const BY_GROUP = 'task/report/candidate-group-count';
const COMPLETED = 'history/task/report';

/** As the engine reports it: all open tasks of a group, assigned and suspended ones among them. */
export interface GroupReportRow {
  /** Null for the tasks that no group may claim. */
  readonly groupId: string | null;
  readonly count: number;
}

/**
 * How many open tasks each group may claim.
 *
 * @throws EngineError of the kind `forbidden` for those who may not read all tasks
 */
export async function getGroupReport(
  client: EngineClient,
  signal?: AbortSignal,
): Promise<readonly GroupReportRow[]> {
  return readList(await client.get(BY_GROUP, { signal }), 'report', (value, where) => {
    const row = readShape(value, where);
    return { groupId: row.textOrNull('groupName'), count: row.number('taskCount') };
  });
}

/** The same as a file, exactly as the engine writes it. */
export async function getGroupReportFile(client: EngineClient, format: 'csv' | 'json'): Promise<Blob> {
  const isJson = format === 'json';
  const text = await getText(client, BY_GROUP, { accept: isJson ? 'text' : 'csv' });
  return new Blob([text], { type: isJson ? 'application/json' : 'text/csv;charset=utf-8' });
}

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
  return readList(await client.get(COMPLETED, { query, signal }), 'report', (value, where) => {
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
  return readList(await client.get(COMPLETED, { query, signal }), 'report', (value, where) => {
    const row = readShape(value, where);
    return {
      month: row.number('period'),
      minimum: row.number('minimum'),
      average: row.number('average'),
      maximum: row.number('maximum'),
    };
  });
}
