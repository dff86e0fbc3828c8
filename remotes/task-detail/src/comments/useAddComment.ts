import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import { createTries } from '@taskweave/engine-client/createTries';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { taskRecordQueries } from '@taskweave/engine-client/queries/task/taskRecordQueries';
import { addComment, type Comment, findComment } from '@taskweave/engine-client/resources/task/comment';
import type { Task } from '@taskweave/engine-client/Task';
import { usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { useState } from 'react';
import { useDetailConfig } from '../data/useDetailConfig';

export function useAddComment(task: Task) {
  const { explain } = useProblemWords();
  const { t } = useTranslation();
  const { engine: client, user, taskEvents, dialogs, settings } = usePluginServices();
  const queries = useQueryClient();
  const [isChecking, setIsChecking] = useState(false);
  const { commentsWithInstance } = useDetailConfig();
  const { queryKey } = taskRecordQueries(client).comments(task.id);

  const { mutateAsync, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: send,
    onMutate: () => setIsChecking(false),
    onSettled: () => setIsChecking(false),
    onSuccess: (comment) => {
      queries.setQueryData<readonly Comment[]>(
        queryKey,
        (known) => known && [comment, ...known.filter(({ id }) => id !== comment.id)],
      );
      taskEvents.emit({ kind: 'task-changed', taskId: task.id });
    },
  });

  async function send(message: string): Promise<Comment> {
    const isOfInstance = commentsWithInstance || (await settings.read()).assignProcessInstanceIdToTaskComment;
    const known = queries.getQueryData<readonly Comment[]>(queryKey);
    const ids = new Set(known?.map(({ id }) => id));
    const since = client.serverTime();
    return createTries<Comment>(JSON.stringify([client.name, user.id, 'comment', task.id])).attempt({
      key: message,
      send: () =>
        addComment(client, task.id, {
          message,
          ...(isOfInstance && { processInstanceId: task.processInstanceId }),
        }),
      look: (signal) => findComment(client, task.id, { message, userId: user.id, since, known: ids }, signal),
      onLost: () => setIsChecking(true),
      mayRepeat: () =>
        dialogs.confirm({
          title: t('comment.again.title'),
          text: t('comment.again.text'),
          confirmLabel: t('comment.again.confirm'),
        }),
    });
  }

  return {
    isPending,
    checking: isChecking ? t('comment.checking') : null,
    error: error === null || isLoginRequired(error) ? null : errorText(error),
    cause: error,
    add: (message: string) =>
      mutateAsync(message).then(
        () => true,
        () => false,
      ),
  };

  function errorText(cause: Error): string {
    if (cause instanceof LostAnswerError)
      return t(`comment.lost.${cause.finding === 'not-done' ? 'notDone' : 'unclear'}`);
    return `${t('comment.error')}: ${explain(cause)}`;
  }
}
