import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { caseInstanceQueries } from '@taskweave/engine-client/queries/caseInstanceQueries';
import { processInstanceQueries } from '@taskweave/engine-client/queries/processInstanceQueries';
import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { keptAnswers } from '@taskweave/widgets/keptAnswers';
import { useSyncExternalStore } from 'react';

type Origin = Pick<Task, 'processInstanceId' | 'caseInstanceId'>;

/**
 * The business key of the task's process instance or case as soon as the list, or a form, has asked for it: it is not worth a
 * request of its own.
 */
export function useKnownBusinessKey(task: Origin): string | null {
  const client = useEngineClient();
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => knownBusinessKey(queryClient, client, task),
  );
}

function knownBusinessKey(queryClient: QueryClient, client: EngineClient, task: Origin): string | null {
  const { processInstanceId, caseInstanceId } = task;
  const id = processInstanceId ?? caseInstanceId;
  if (id === null) return null;
  const queries = processInstanceId === null ? caseInstanceQueries(client) : processInstanceQueries(client);
  return keptAnswers(queryClient, queries.businessKeys([id]), [id])[id] ?? null;
}
