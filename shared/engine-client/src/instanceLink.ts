import type { EngineClient } from './EngineClient';
import { engineProfile, mayMonitor, monitoringLink } from './EngineProfile';
import type { Task } from './Task';

export interface InstanceLink {
  readonly href: string;
  /** Name of the application that it leads to: Cockpit, on Fluxnova Monitoring. */
  readonly app: string;
}

type LinkingClient = Pick<EngineClient, 'appRoot' | 'engine' | 'authorizedApps'>;

/** Link to a deployment in the monitoring application; null for those who may not open it. */
export function deploymentLink(client: LinkingClient, deploymentId: string): InstanceLink | null {
  const profile = engineProfile(client.appRoot);
  if (!mayMonitor(profile, client.authorizedApps)) return null;
  const { appRoot, engine } = client;
  return { app: profile.monitoring.title, href: monitoringLink(profile, { appRoot, engine, deploymentId }) };
}

/**
 * Link to the instance of a task in the monitoring application. Null for tasks without an instance, and for those who
 * may not open the application.
 */
export function instanceLink(
  client: LinkingClient,
  { processInstanceId, caseInstanceId }: Pick<Task, 'processInstanceId' | 'caseInstanceId'>,
): InstanceLink | null {
  const profile = engineProfile(client.appRoot);
  if (!mayMonitor(profile, client.authorizedApps)) return null;
  const place = { appRoot: client.appRoot, engine: client.engine };
  const app = profile.monitoring.title;
  if (processInstanceId !== null)
    return { app, href: monitoringLink(profile, { ...place, processInstanceId }) };
  if (caseInstanceId === null) return null;
  return { app, href: monitoringLink(profile, { ...place, caseInstanceId }) };
}
