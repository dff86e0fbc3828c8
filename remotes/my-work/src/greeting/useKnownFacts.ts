import { useQueryClient } from '@tanstack/react-query';
import { businessKeyQueries } from '@taskweave/engine-client/queries/process/businessKeyQueries';
import { definitionNameQueries } from '@taskweave/engine-client/queries/process/definitionNameQueries';
import type { QueryKey } from '@taskweave/engine-client/queries/queryKeys';
import type { DefinitionSummary, Task } from '@taskweave/engine-client/Task';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { keptAnswers } from '@taskweave/widgets/keptAnswers';
import { watchAnswers } from '@taskweave/widgets/watchAnswers';
import { useCallback, useSyncExternalStore } from 'react';

type QueryOfIds = (ids: readonly string[]) => { readonly queryKey: QueryKey };

export function useKnownFacts(task: Task): string {
  const { processInstanceId, processDefinitionId, caseInstanceId, caseDefinitionId } = task;
  const cache = useQueryClient();
  const client = useEngineClient();
  const keys = businessKeyQueries(client);
  const names = definitionNameQueries(client);
  const subscribe = useCallback((listener: () => void) => watchAnswers(cache, listener), [cache]);

  function known<T>(queryOf: QueryOfIds, id: string | null): T | undefined {
    return id === null ? undefined : keptAnswers<T>(cache, queryOf([id]).queryKey, [id])[id];
  }

  return useSyncExternalStore(subscribe, () => {
    const key =
      known<string | null>(keys.processes, processInstanceId) ??
      known<string | null>(keys.cases, caseInstanceId);
    const definition =
      known<DefinitionSummary>(names.processes, processDefinitionId) ??
      known<DefinitionSummary>(names.cases, caseDefinitionId);
    return [key, definition?.name ?? definition?.key].filter(Boolean).join(' · ');
  });
}
