import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { keptAnswers } from '@taskweave/widgets/keptAnswers';
import { watchAnswers } from '@taskweave/widgets/watchAnswers';
import { useCallback, useSyncExternalStore } from 'react';

type Origin = Pick<Task, 'processInstanceId' | 'caseInstanceId'>;

export function useKnownBusinessKey(task: Origin): string | null {
  const client = useEngineClient();
  const queryClient = useQueryClient();
  const subscribe = useCallback((listener: () => void) => watchAnswers(queryClient, listener), [queryClient]);
  return useSyncExternalStore(subscribe, () => knownBusinessKey(queryClient, client, task));
}

function knownBusinessKey(queryClient: QueryClient, client: EngineClient, task: Origin): string | null {
  const { processInstanceId, caseInstanceId } = task;
  const id = processInstanceId ?? caseInstanceId;
  if (id === null) return null;
  const domain = processInstanceId === null ? 'case-instance' : 'process-instance';
  const key = queryKey(client, domain, 'business-keys', [id]);
  return keptAnswers<string | null>(queryClient, key, [id])[id] ?? null;
}
