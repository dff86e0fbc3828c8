import { useQuery } from '@tanstack/react-query';
import { taskFormQueries } from '@taskweave/engine-client/queries/task/taskFormQueries';
import { isFormless } from '@taskweave/engine-client/resolveForm';
import { useEngineClient } from '@taskweave/plugin-sdk';

export function useIsFormless(taskId: string): boolean {
  const { data } = useQuery({
    ...taskFormQueries(useEngineClient()).form(taskId),
    enabled: false,
  });
  return data !== undefined && isFormless(data);
}
