import { encodeText } from '@taskweave/base/texts/encodeText';
import type { EngineClient } from './EngineClient';
import { engineProfile, mayMonitor } from './EngineProfile';
import type { Task } from './Task';

export interface InstanceLink {
  readonly href: string;
  readonly app: string;
}

const DIAGRAM_TAB = 'task-detail-diagram';

type LinkingClient = Pick<EngineClient, 'appRoot' | 'name' | 'authorizedApps'>;

export function deploymentLink(
  client: LinkingClient,
  deploymentId: string,
  resourceName: string | null,
): InstanceLink | null {
  const query = new URLSearchParams({
    deployment: deploymentId,
    ...(resourceName !== null && { resourceName }),
    deploymentsQuery: JSON.stringify([{ type: 'id', operator: 'eq', value: deploymentId, name: '' }]),
    deploymentsSortBy: 'deploymentTime',
    deploymentsSortOrder: 'desc',
  });
  return monitoringLink(client, `repository?${query}`);
}

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
  { appRoot, name: engine, authorizedApps }: LinkingClient,
  page: string,
): InstanceLink | null {
  const profile = engineProfile(appRoot);
  if (!mayMonitor(profile, authorizedApps)) return null;
  const { app, title } = profile.monitoring;
  return { app: title, href: `${appRoot}/app/${app}/${encodeURIComponent(engine)}/#/${page}` };
}

export function rootOfProcess(detailsTab: string | null, rootElement: string | null): string | null {
  return detailsTab === null || detailsTab === DIAGRAM_TAB ? rootElement : null;
}
