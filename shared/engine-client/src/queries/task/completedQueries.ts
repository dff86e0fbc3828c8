import type { EngineClient } from '../../EngineClient';
import {
  type CompletedTask,
  getCompletedTask,
  keepsHistory,
  showsHistory,
} from '../../resources/history/completedTask';
import {
  getInstanceEnd,
  getPastBusinessKeys,
  type InstanceEnd,
  listOpenTasks,
} from '../../resources/history/pastInstance';
import { listPastVariables, type PastVariable } from '../../resources/history/submittedValues';
import { getCaseBusinessKeys } from '../../resources/instance/caseInstance';
import type { Task } from '../../Task';
import { type EngineQuery, queryKey, STALE } from '../queryKeys';

/** What the engine's history knows of a completed task. */
export function completedQueries(client: EngineClient) {
  return {
    /** Null where there is none that the person may read. */
    task: (id: string): EngineQuery<CompletedTask | null> => ({
      queryKey: queryKey(client, 'task', 'completed', id),
      queryFn: ({ signal }) => getCompletedTask(client, id, signal),
      staleTime: STALE.task,
    }),
    /** What is past does not change. */
    variables: (task: CompletedTask): EngineQuery<readonly PastVariable[]> => ({
      queryKey: queryKey(client, 'task', 'completed-variables', task.id),
      queryFn: ({ signal }) => listPastVariables(client, task, signal),
      staleTime: Number.POSITIVE_INFINITY,
    }),
    /** Of its process or case; null for none. */
    businessKey: (task: CompletedTask): EngineQuery<string | null> => ({
      queryKey: queryKey(client, 'task', 'completed-key', task.id),
      queryFn: ({ signal }) => businessKeyOf(client, task, signal),
      staleTime: Number.POSITIVE_INFINITY,
    }),
    /** How its process stands now. */
    instanceEnd: (id: string): EngineQuery<InstanceEnd | null> => ({
      queryKey: queryKey(client, 'process-instance', 'end', id),
      queryFn: ({ signal }) => getInstanceEnd(client, id, signal),
      staleTime: STALE.task,
    }),
    openTasks: (
      instance: { readonly processInstanceId: string } | { readonly caseInstanceId: string },
    ): EngineQuery<readonly Task[]> => ({
      queryKey: queryKey(client, 'task', 'open-of', instance),
      queryFn: ({ signal }) => listOpenTasks(client, instance, signal),
      staleTime: STALE.task,
    }),
    showsHistory: (): EngineQuery<boolean> => ({
      queryKey: queryKey(client, 'permission', 'shows-history'),
      queryFn: ({ signal }) => showsHistory(client, signal),
      staleTime: STALE.task,
    }),
    keepsHistory: (): EngineQuery<boolean> => ({
      queryKey: queryKey(client, 'permission', 'keeps-history'),
      queryFn: ({ signal }) => keepsHistory(client, signal),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  };
}

async function businessKeyOf(
  client: EngineClient,
  { processInstanceId, caseInstanceId }: CompletedTask,
  signal?: AbortSignal,
): Promise<string | null> {
  if (processInstanceId !== null) {
    return (await getPastBusinessKeys(client, [processInstanceId], signal))[processInstanceId] ?? null;
  }
  if (caseInstanceId === null) return null;
  return (await getCaseBusinessKeys(client, [caseInstanceId], signal))[caseInstanceId] ?? null;
}
