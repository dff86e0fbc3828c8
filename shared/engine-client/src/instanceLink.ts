import { encodeText } from '@taskweave/base/texts/encodeText';
import type { EngineClient } from './EngineClient';
import { engineProfile, mayMonitor } from './EngineProfile';
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
  // Its list shows a page of all deployments: without the search, one of them might not be there to be selected.
  const query = new URLSearchParams({
    deployment: deploymentId,
    ...(resourceName !== null && { resourceName }),
    deploymentsQuery: JSON.stringify([{ type: 'id', operator: 'eq', value: deploymentId, name: '' }]),
    deploymentsSortBy: 'deploymentTime',
    deploymentsSortOrder: 'desc',
  });
  return monitoringLink(client, `repository?${query}`);
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
  const id = processInstanceId ?? caseInstanceId;
  if (id === null) return null;
  const kind = processInstanceId === null ? 'case-instance' : 'process-instance';
  const root = rootElement ? `/runtime?${new URLSearchParams({ rootElement })}` : '';
  return monitoringLink(client, `${kind}/${encodeText(id)}${root}`);
}

function monitoringLink(
  { appRoot, engine, authorizedApps }: LinkingClient,
  page: string,
): InstanceLink | null {
  const profile = engineProfile(appRoot);
  if (!mayMonitor(profile, authorizedApps)) return null;
  const { app, title } = profile.monitoring;
  return { app: title, href: `${appRoot}/app/${app}/${encodeURIComponent(engine)}/#/${page}` };
}

/**
 * What the address names as the root of the diagram of the open task's process. On other tabs the parameter means the models
 * shown there, such as those of decisions.
 */
export function rootOfProcess(detailsTab: string | null, rootElement: string | null): string | null {
  return detailsTab === null || detailsTab === DIAGRAM_TAB ? rootElement : null;
}
