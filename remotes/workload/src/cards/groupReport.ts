import { CSV_START, csvRow } from '@taskweave/base/files/csv';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { type GroupReportRow, reportByGroup } from '@taskweave/engine-client/resources/report/groupReport';
import type { CountTools } from '../counting/useCount';

export function groupReportOf({ client, once }: CountTools): Promise<readonly GroupReportRow[]> {
  return once('candidate-groups', (signal) => reportByGroup(client, signal));
}

export async function getGroupReportFile(client: EngineClient, format: 'csv' | 'json'): Promise<Blob> {
  const report = await reportByGroup(client);
  if (format === 'json') {
    const rows = report.map(({ groupId, count }) => ({ groupName: groupId, taskCount: count }));
    return new Blob([JSON.stringify(rows)], { type: 'application/json' });
  }
  const rows = report.map(({ groupId, count }) => csvRow([groupId, count]));
  return new Blob([CSV_START, csvRow(['groupName', 'taskCount']), ...rows], {
    type: 'text/csv;charset=utf-8',
  });
}
