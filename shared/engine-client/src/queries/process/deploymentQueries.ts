import type { EngineClient } from '../../EngineClient';
import { type DeploymentPage, listDeployments, listResources } from '../../resources/definition/deployment';
import { type EngineQuery, type QueryKey, queryKey, STALE } from '../queryKeys';

export function deploymentQueries(client: EngineClient) {
  return {
    all: (): QueryKey => queryKey(client, 'deployment'),
    /** Begins the keys of what can be started: a deployment brings new versions. */
    definitions: (): readonly QueryKey[] => [
      queryKey(client, 'process-definition'),
      queryKey(client, 'case-definition'),
    ],
    page: (firstResult: number, maxResults: number): EngineQuery<DeploymentPage> => ({
      queryKey: queryKey(client, 'deployment', 'page', firstResult, maxResults),
      queryFn: ({ signal }) => listDeployments(client, { firstResult, maxResults }, signal),
      staleTime: STALE.task,
    }),
    /** The files of a deployment never change. */
    resources: (id: string): EngineQuery<readonly string[]> => ({
      queryKey: queryKey(client, 'deployment', 'resources', id),
      queryFn: ({ signal }) => listResources(client, id, signal),
      staleTime: STALE.definitionXml,
    }),
  };
}
