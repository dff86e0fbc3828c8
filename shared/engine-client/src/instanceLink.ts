import type { EngineClient } from './EngineClient';
import { engineProfile, mayMonitor, monitoringLink } from './EngineProfile';
import type { Task } from './Task';

export interface InstanceLink {
  readonly href: string;
  /** Name of the application that it leads to: Cockpit, on Fluxnova Monitoring. */
  readonly app: string;
}

const DIAGRAM_TAB = 'task-detail-diagram';

type LinkingClient = Pick<EngineClient, 'appRoot' | 'engine' | 'authorizedApps'>;

/**
 * Link to a deployment in the monitoring application; null for those who may not open it.
 *
 * @param resourceName of its file that is to be shown there; null where there is none
 */
export function deploymentLink(
  client: LinkingClient,
  deploymentId: string,
  resourceName: string | null,
): InstanceLink | null {
  const profile = engineProfile(client.appRoot);
  if (!mayMonitor(profile, client.authorizedApps)) return null;
  const { appRoot, engine } = client;
  return {
    app: profile.monitoring.title,
    href: monitoringLink(profile, { appRoot, engine, deploymentId, resourceName }),
  };
}

/**
 * Link to the instance of a task in the monitoring application. Null for tasks without an instance, and for those who
 * may not open the application.
 *
 * @param rootElement what of its diagram is to be shown there: a subprocess that was gone into here
 */
export function instanceLink(
  client: LinkingClient,
  { processInstanceId, caseInstanceId }: Pick<Task, 'processInstanceId' | 'caseInstanceId'>,
  rootElement: string | null = null,
): InstanceLink | null {
  const profile = engineProfile(client.appRoot);
  if (!mayMonitor(profile, client.authorizedApps)) return null;
  const place = { appRoot: client.appRoot, engine: client.engine, rootElement };
  const app = profile.monitoring.title;
  if (processInstanceId !== null)
    return { app, href: monitoringLink(profile, { ...place, processInstanceId }) };
  if (caseInstanceId === null) return null;
  return { app, href: monitoringLink(profile, { ...place, caseInstanceId }) };
}

/**
 * What the address names as the root of the diagram of the open task's process. On other tabs the parameter means the models
 * shown there, such as those of decisions.
 */
export function rootOfProcess(detailsTab: string | null, rootElement: string | null): string | null {
  return detailsTab === null || detailsTab === DIAGRAM_TAB ? rootElement : null;
}
