import type { QueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import type { BusinessKeys } from '@taskweave/engine-client/resources/processInstance';

/** The business key of the instance if the list has asked for it: it is not worth a request of its own. */
export function knownBusinessKey(
  queries: QueryClient,
  client: EngineClient,
  processInstanceId: string | null,
): string | null {
  if (processInstanceId === null) return null;
  const answers = queries.getQueriesData<BusinessKeys>({
    queryKey: queryKey(client, 'process-instance', 'business-keys'),
  });
  for (const [, keys] of answers) {
    const key = keys?.[processInstanceId];
    if (key) return key;
  }
  return null;
}
