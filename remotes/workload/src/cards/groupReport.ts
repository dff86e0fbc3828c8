import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import {
  type GroupReportRow,
  groupReportText,
  reportByGroup,
} from '@taskweave/engine-client/resources/report/groupReport';
import type { CountTools } from '../counting/useCount';

/** The report of one moment, for all cards. */
export function groupReportOf({ client, once }: CountTools): Promise<readonly GroupReportRow[]> {
  return once('candidate-groups', (signal) => reportByGroup(client, signal));
}

/** The report as a file, exactly as the engine writes it. */
export async function getGroupReportFile(client: EngineClient, format: 'csv' | 'json'): Promise<Blob> {
  const type = format === 'json' ? 'application/json' : 'text/csv;charset=utf-8';
  return new Blob([await groupReportText(client, format)], { type });
}
