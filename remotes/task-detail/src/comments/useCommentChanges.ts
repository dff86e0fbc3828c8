import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { confirmWrite, foundWhen, LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { taskRecordQueries } from '@taskweave/engine-client/queries/task/taskRecordQueries';
import { listComments, updateComment } from '@taskweave/engine-client/resources/task/comment';
import { useEngineClient, useTaskEvents, useTranslation } from '@taskweave/plugin-sdk';
import { useProblemWords } from '@taskweave/ui/problem-words';

export function useCanChangeComments(taskId: string, isWanted: boolean): boolean {
  const query = taskRecordQueries(useEngineClient()).canChangeComments(taskId);
  return useQuery({ ...query, enabled: isWanted }).data === true;
}

export function useCommentChanges(taskId: string) {
  const { explain } = useProblemWords();
  const { t } = useTranslation();
  const client = useEngineClient();
  const queries = useQueryClient();
  const taskEvents = useTaskEvents();
  const { queryKey } = taskRecordQueries(client).comments(taskId);

  const change = useMutation({
    networkMode: 'always',
    mutationFn: (comment: { readonly id: string; readonly message: string }) =>
      confirmWrite({
        send: () => updateComment(client, taskId, comment),
        look: async (signal) => {
          const all = await listComments(client, taskId, signal);
          return foundWhen(all.some(({ id, message }) => id === comment.id && message === comment.message));
        },
      }),
    onSuccess: async () => {
      taskEvents.emit({ kind: 'task-changed', taskId });
      await queries.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
    },
  });

  return {
    isChanging: change.isPending,
    changeError: errorText(change.error),
    changeCause: change.error,
    change: (comment: { readonly id: string; readonly message: string }) =>
      change.mutateAsync(comment).then(
        () => true,
        () => false,
      ),
  };

  function errorText(error: Error | null): string | null {
    if (error === null || isLoginRequired(error)) return null;
    const title = t('comment.error');
    if (error instanceof LostAnswerError) return `${title}: ${t('change.lost')}`;
    return `${title}: ${explain(error)}`;
  }
}
