import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { taskChangeKey } from '@taskweave/task-changes/taskChangeKey';
import type { ChangeRequest } from '@taskweave/task-changes/taskChangeMutation';
import { useState } from 'react';
import { useChangeReport } from './useChangeReport';

export function useChangeFailure(taskId: string): string | null {
  const client = useEngineClient();
  const queries = useQueryClient();
  const report = useChangeReport();
  const [since] = useState(() => Date.now());
  const last = useMutationState({
    filters: { mutationKey: taskChangeKey(client, taskId) },
    select: ({ state }) => state,
  }).at(-1);
  if (last === undefined || last.status !== 'error' || last.submittedAt < since) return null;
  const { change } = last.variables as ChangeRequest;
  const { queryKey } = taskQueries(client).detail(taskId);
  const { title, detail } = report.failureText(
    last.error,
    change,
    queries.getQueryData<TaskDetail>(queryKey),
  );
  return `${title}. ${detail}`;
}
