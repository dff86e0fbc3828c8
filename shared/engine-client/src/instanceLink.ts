import type { EngineClient } from './EngineClient';
import { engineProfile, monitoringLink } from './EngineProfile';
import type { Task } from './Task';

/**
 * Link to the instance of a task in the monitoring application. Null for tasks without an instance, and for those who
 * may not open the application.
 */
export function instanceLink(
  client: Pick<EngineClient, 'appRoot' | 'engine' | 'authorizedApps'>,
  { processInstanceId, caseInstanceId }: Pick<Task, 'processInstanceId' | 'caseInstanceId'>,
): string | null {
  const profile = engineProfile(client.appRoot);
  if (!client.authorizedApps.includes(profile.monitoringApp)) return null;
  const place = { appRoot: client.appRoot, engine: client.engine };
  if (processInstanceId !== null) return monitoringLink(profile, { ...place, processInstanceId });
  if (caseInstanceId === null) return null;
  return monitoringLink(profile, { ...place, caseInstanceId });
}
