import type { EngineClient } from '../../EngineClient';
import { readList, readShape } from '../../reading/readShape';

const GROUP_REPORT = 'task/report/candidate-group-count';

export interface GroupReportRow {
  readonly groupId: string | null;
  readonly count: number;
}

export async function reportByGroup(
  client: EngineClient,
  signal?: AbortSignal,
): Promise<readonly GroupReportRow[]> {
  return readList(await client.get(GROUP_REPORT, { signal }), 'report', (value, where) => {
    const row = readShape(value, where);
    return { groupId: row.textOrNull('groupName'), count: row.number('taskCount') };
  });
}
