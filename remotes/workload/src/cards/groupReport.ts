import { type GroupReportRow, getGroupReport } from '@taskweave/engine-client/resources/task/groupReport';
import type { CountTools } from '../counting/useCount';

/** The report of one moment, for all cards. */
export function groupReportOf({ client, once }: CountTools): Promise<readonly GroupReportRow[]> {
  return once('candidate-groups', (signal) => getGroupReport(client, signal));
}
