import { useQueryClient } from '@tanstack/react-query';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { usePluginServices } from '@taskweave/plugin-sdk';
import { takeLeftTask } from '@taskweave/widgets/leftTask';
import { useEffect, useEffectEvent } from 'react';

/**
 * After an external form replaced the page, the application returns to a URL without a task; this reopens the task if it is still the
 * user's.
 */
export function useLeftTask(): void {
  const { engine, navigation, page, user } = usePluginServices();
  const queries = useQueryClient();

  const open = useEffectEvent(async () => {
    const taskId = takeLeftTask(page.tab, user.id);
    if (taskId === null || navigation.params.task !== undefined) return;
    const task = await queries.fetchQuery(taskQueries(engine).detail(taskId)).catch(() => null);
    // The user may have opened another task since.
    if (task !== null && navigation.params.task === undefined)
      navigation.go({ task: taskId }, { replace: true });
  });
  useEffect(() => void open(), []);
}
