import type { EngineClient } from '../../EngineClient';
import { listDeployments, listResources } from '../../resources/definition/deployment';
import { type QueryKey, queriesIn, queryKey, STALE } from '../queryKeys';

export function deploymentQueries(client: EngineClient) {
  const query = queriesIn(client, 'deployment', STALE.task);
  return {
    /** Begin the keys of what a deployment changes: it brings new versions of what can be started. */
    changed: (): readonly QueryKey[] => [
      queryKey(client, 'deployment'),
      queryKey(client, 'process-definition'),
      queryKey(client, 'case-definition'),
    ],
    page: (firstResult: number, maxResults: number) =>
      query(['page', firstResult, maxResults], (signal) =>
        listDeployments(client, { firstResult, maxResults }, signal),
      ),
    /** The files of a deployment never change. */
    resources: (id: string) =>
      query(['resources', id], (signal) => listResources(client, id, signal), STALE.definitionXml),
  };
}
