import { useQueryClient } from '@tanstack/react-query';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { usePluginServices } from '@taskweave/plugin-sdk';
import { takeLeftTask } from '@taskweave/widgets/leftTask';
import { useEffect, useEffectEvent } from 'react';

/**
 * Opens the task again whose form in another application has replaced the page: applications lead back to an address that
 * names none. What was completed there, or belongs to others now, stays closed.
 */
export function useLeftTask(): void {
  const { engine, navigation, page, user } = usePluginServices();
  const queries = useQueryClient();

  const open = useEffectEvent(async () => {
    const taskId = takeLeftTask(page.tab, user.id);
    if (taskId === null || navigation.params.task !== undefined) return;
    const task = await queries.fetchQuery(taskQueries(engine).detail(taskId)).catch(() => null);
    // Another may have been opened meanwhile.
    if (task !== null && navigation.params.task === undefined)
      navigation.go({ task: taskId }, { replace: true });
  });
  useEffect(() => void open(), []);
}
