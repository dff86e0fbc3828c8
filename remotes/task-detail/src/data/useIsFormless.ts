import { useQuery } from '@tanstack/react-query';
import { taskFormQueries } from '@taskweave/engine-client/queries/task/taskFormQueries';
import { isFormless } from '@taskweave/engine-client/resolveForm';
import { useEngineClient } from '@taskweave/plugin-sdk';

/** Whether the open task has no form, of what is known already: its facts are all that there is to read then. */
export function useIsFormless(taskId: string): boolean {
  const { data } = useQuery({
    ...taskFormQueries(useEngineClient()).form(taskId),
    // The view of its form asks.
    enabled: false,
  });
  return data !== undefined && isFormless(data);
}
