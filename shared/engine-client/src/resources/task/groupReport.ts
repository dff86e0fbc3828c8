import type { EngineClient } from '../../EngineClient';
import { readList, readShape } from '../../reading/readShape';
import { getText } from '../../transport/getText';

const PATH = 'task/report/candidate-group-count';

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
  return readList(await client.get(PATH, { signal }), 'report', (value, where) => {
    const row = readShape(value, where);
    return { groupId: row.textOrNull('groupName'), count: row.number('taskCount') };
  });
}

/** The same as a file, exactly as the engine writes it. */
export async function getGroupReportFile(client: EngineClient, format: 'csv' | 'json'): Promise<Blob> {
  const isJson = format === 'json';
  const text = await getText(client, PATH, { accept: isJson ? 'text' : 'csv' });
  return new Blob([text], { type: isJson ? 'application/json' : 'text/csv;charset=utf-8' });
}
