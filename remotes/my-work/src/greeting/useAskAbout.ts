import { useQuery, useQueryClient } from '@tanstack/react-query';
import { businessKeyQueries } from '@taskweave/engine-client/queries/process/businessKeyQueries';
import { definitionNameQueries } from '@taskweave/engine-client/queries/process/definitionNameQueries';
import type { EngineQuery } from '@taskweave/engine-client/queries/queryKeys';
import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { keptAnswers } from '@taskweave/widgets/keptAnswers';
import { useMemo } from 'react';

type Answers<T> = Readonly<Record<string, T>>;
type QueryOf<T> = (ids: readonly string[]) => EngineQuery<Answers<T>>;
type IdOf = (task: Task) => string | null;

/** Asks for keys and names that no list has asked for; a list of the same tasks asks for them itself. */
export function useAskAbout(tasks: readonly Task[], isWanted: boolean): void {
  const client = useEngineClient();
  const keys = businessKeyQueries(client);
  const names = definitionNameQueries(client);
  const wanted = isWanted ? tasks : [];
  useUnknown(wanted, (task) => task.processInstanceId, keys.processes);
  useUnknown(wanted, (task) => task.caseInstanceId, keys.cases);
  useUnknown(wanted, (task) => task.processDefinitionId, names.processes);
  useUnknown(wanted, (task) => task.caseDefinitionId, names.cases);
}

function useUnknown<T>(tasks: readonly Task[], idOf: IdOf, queryOf: QueryOf<T>): void {
  const cache = useQueryClient();
  const ids = [...new Set(tasks.map(idOf))].filter((id) => id !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked stays the same while its answer comes
  const unknown = useMemo(() => {
    const known = keptAnswers<T>(cache, queryOf(ids).queryKey, ids);
    return ids.filter((id) => !Object.hasOwn(known, id));
  }, [cache, ids.join()]);
  useQuery({ ...queryOf(unknown), enabled: unknown.length > 0 });
}
