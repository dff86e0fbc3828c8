import type { EngineClient } from '../../EngineClient';
import { readList, readShape } from '../../reading/readShape';

const GROUP_REPORT = 'task/report/candidate-group-count';

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
export async function reportByGroup(
  client: EngineClient,
  signal?: AbortSignal,
): Promise<readonly GroupReportRow[]> {
  return readList(await client.get(GROUP_REPORT, { signal }), 'report', (value, where) => {
    const row = readShape(value, where);
    return { groupId: row.textOrNull('groupName'), count: row.number('taskCount') };
  });
}
