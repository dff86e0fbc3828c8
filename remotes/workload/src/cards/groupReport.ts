import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { getText } from '@taskweave/engine-client/getText';
import { readList, readShape } from '@taskweave/engine-client/readShape';
import type { CountTools } from '../counting/useCount';

/** As the engine reports it: all open tasks of a group, assigned and suspended ones among them. */
export interface GroupReportRow {
  /** Null for the tasks that no group may claim. */
  readonly groupId: string | null;
  readonly count: number;
}

const PATH = 'task/report/candidate-group-count';

/**
 * How many open tasks each group may claim.
 *
 * @throws EngineError of the kind `forbidden` for those who may not read all tasks
 */
async function getGroupReport(client: EngineClient, signal: AbortSignal): Promise<readonly GroupReportRow[]> {
  return readList(await client.get(PATH, { signal }), 'report', (value, where) => {
    const row = readShape(value, where);
    return { groupId: row.textOrNull('groupName'), count: row.number('taskCount') };
  });
}

/** The report of one moment, for all cards. */
export function groupReportOf({ client, once }: CountTools): Promise<readonly GroupReportRow[]> {
  return once('candidate-groups', (signal) => getGroupReport(client, signal));
}

/** The report as a file, exactly as the engine writes it. */
export async function getGroupReportFile(client: EngineClient, format: 'csv' | 'json'): Promise<Blob> {
  const isJson = format === 'json';
  const text = await getText(client, PATH, { accept: isJson ? 'text' : 'csv' });
  return new Blob([text], { type: isJson ? 'application/json' : 'text/csv;charset=utf-8' });
}
