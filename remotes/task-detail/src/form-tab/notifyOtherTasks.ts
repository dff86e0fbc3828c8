import { listInstanceTasks } from '@taskweave/engine-client/resources/task';
import type { Task } from '@taskweave/engine-client/Task';
import type { Language, PluginServices } from '@taskweave/plugin-sdk';

const DURATION = 16_000;
const MAX_TASKS = 15;

/** Offers the tasks of the same instance that its assignee has to do next. Silent where there are none. */
export async function notifyOtherTasks(
  { engine, navigation, notifications }: PluginServices,
  t: Language['t'],
  { id, assignee, processInstanceId, caseInstanceId }: Task,
): Promise<void> {
  if (assignee === null || (processInstanceId === null && caseInstanceId === null)) return;
  const instance = processInstanceId === null ? { caseInstanceId } : { processInstanceId };
  const tasks = await listInstanceTasks(engine, { assignee, ...instance, maxResults: MAX_TASKS }).catch(
    // An offer, not a duty: the task is completed all the same.
    () => [],
  );
  const others = tasks.filter((task) => task.id !== id);
  if (others.length === 0) return;
  notifications.notify({
    kind: 'info',
    title: t(processInstanceId === null ? 'otherTasks.case' : 'otherTasks.process'),
    duration: DURATION,
    links: others.map((task) => ({
      label: task.name ?? task.taskDefinitionKey ?? task.id,
      href: navigation.href({ task: task.id, forceDisplayTask: 'true', detailsTab: null }),
    })),
  });
}
