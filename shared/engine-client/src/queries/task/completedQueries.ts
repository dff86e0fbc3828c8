import type { EngineClient } from '../../EngineClient';
import {
  type CompletedTask,
  getCompletedTask,
  keepsHistory,
  showsHistory,
} from '../../resources/history/completedTask';
import { getInstanceEnd, getPastBusinessKeys, listOpenTasks } from '../../resources/history/pastInstance';
import { listPastVariables } from '../../resources/history/submittedValues';
import { getCaseBusinessKeys } from '../../resources/instance/caseInstance';
import { getCompleter } from '../../resources/task/userOperation';
import type { InstanceOfTask } from '../../Task';
import { queriesIn, STALE } from '../queryKeys';

export function completedQueries(client: EngineClient) {
  const query = queriesIn(client, 'task', STALE.task);
  const ofInstance = queriesIn(client, 'process-instance', STALE.task);
  const permission = queriesIn(client, 'permission', STALE.task);
  return {
    task: (id: string) => query(['completed', id], (signal) => getCompletedTask(client, id, signal)),
    completer: (id: string) => query(['completer', id], (signal) => getCompleter(client, id, signal)),
    variables: (task: CompletedTask) =>
      query(
        ['completed-variables', task.id],
        (signal) => listPastVariables(client, task, signal),
        Number.POSITIVE_INFINITY,
      ),
    businessKey: (task: CompletedTask) =>
      query(
        ['completed-key', task.id],
        (signal) => businessKeyOf(client, task, signal),
        Number.POSITIVE_INFINITY,
      ),
    instanceEnd: (id: string) => ofInstance(['end', id], (signal) => getInstanceEnd(client, id, signal)),
    openTasks: (instance: InstanceOfTask) =>
      query(['open-of', instance], (signal) => listOpenTasks(client, instance, signal)),
    showsHistory: () => permission(['shows-history'], (signal) => showsHistory(client, signal)),
    keepsHistory: () =>
      permission(['keeps-history'], (signal) => keepsHistory(client, signal), Number.POSITIVE_INFINITY),
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
