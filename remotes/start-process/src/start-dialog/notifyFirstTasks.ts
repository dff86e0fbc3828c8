import { listInstanceTasks } from '@taskweave/engine-client/resources/task';
import type { Language, PluginServices } from '@taskweave/plugin-sdk';

const DURATION = 16_000;
const MAX_TASKS = 15;

/** Offers the tasks of the new instance that are for the person who started it. Silent where there are none. */
export async function notifyFirstTasks(
  { engine, navigation, notifications, user }: PluginServices,
  t: Language['t'],
  processInstanceId: string,
): Promise<void> {
  const tasks = await listInstanceTasks(engine, {
    assignee: user.id,
    processInstanceId,
    maxResults: MAX_TASKS,
  }).catch(
    // An offer, not a duty: the process is started all the same.
    () => [],
  );
  if (tasks.length === 0) return;
  notifications.notify({
    kind: 'info',
    title: t('otherTasks'),
    duration: DURATION,
    links: tasks.map((task) => ({
      label: task.name ?? task.taskDefinitionKey ?? task.id,
      href: navigation.href({ task: task.id, forceDisplayTask: 'true', detailsTab: null }),
    })),
  });
}
