import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isEngineError, isLoginRequired } from '@taskweave/engine-client/EngineError';
import { taskQueries } from '@taskweave/engine-client/queries/taskQueries';
import { addComment, type Comment } from '@taskweave/engine-client/resources/comment';
import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient, useTaskEvents, useTranslation } from '@taskweave/plugin-sdk';
import { useDetailConfig } from '../data/detailConfig';

/** Adds comments to a task; `error` is for people, null while all is well. */
export function useAddComment(task: Task) {
  const { t } = useTranslation();
  const client = useEngineClient();
  const queries = useQueryClient();
  const taskEvents = useTaskEvents();
  const { commentsWithInstance } = useDetailConfig();
  const { queryKey } = taskQueries(client).comments(task.id);

  const { mutateAsync, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (message: string) =>
      addComment(client, task.id, {
        message,
        ...(commentsWithInstance && { processInstanceId: task.processInstanceId }),
      }),
    onSuccess: (comment) => {
      queries.setQueryData<readonly Comment[]>(queryKey, (known) => known && [comment, ...known]);
      taskEvents.emit({ type: 'task-changed', taskId: task.id });
    },
  });

  return {
    isPending,
    error: error === null || isLoginRequired(error) ? null : `${t('comment.error')}: ${reasonOf(error)}`,
    /** @returns whether the engine has it */
    add: (message: string) =>
      mutateAsync(message).then(
        () => true,
        () => false,
      ),
  };

  function reasonOf(cause: Error): string {
    return isEngineError(cause) && cause.problem.kind === 'forbidden' ? t('change.forbidden') : cause.message;
  }
}
