import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmWrite, foundWhen, LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { taskRecordQueries } from '@taskweave/engine-client/queries/task/taskRecordQueries';
import { deleteAttachment, listAttachments } from '@taskweave/engine-client/resources/task/attachment';
import { deleteComment, listComments } from '@taskweave/engine-client/resources/task/comment';
import { usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import type { Doomed } from './Doomed';
import { holdDeletion } from './holdDeletion';
import { deletionKey } from './useDoomedIds';

export function useDeletion(taskId: string): (doomed: Doomed) => void {
  const services = usePluginServices();
  const { engine, notifications, taskEvents, navigation } = services;
  const { t } = useTranslation();
  const queries = useQueryClient();
  const listKey = ({ kind }: Doomed) => {
    const { comments, attachments } = taskRecordQueries(engine);
    return (kind === 'comment' ? comments(taskId) : attachments(taskId)).queryKey;
  };

  const { mutate } = useMutation({
    mutationKey: deletionKey(engine, taskId),
    networkMode: 'always',
    mutationFn: async (doomed: Doomed) => {
      const { kind, name } = doomed;
      const title = kind === 'comment' ? t('comment.deleted') : t('deleted', { name });
      const send = () => sendDeletion(engine, taskId, doomed);
      if (!(await holdDeletion(services, { title, send }))) return;
      taskEvents.emit({ kind: 'task-changed', taskId });
      await queries.refetchQueries({ queryKey: listKey(doomed), exact: true }, { cancelRefetch: false });
    },
    onError: (error, { kind, name }) =>
      notifications.notify({
        kind: 'error',
        title: kind === 'comment' ? t('comment.deleteError') : t('attachments.deleteError', { name }),
        error,
        ...(error instanceof LostAnswerError && { detail: t('change.lost') }),
        links: [{ label: t('common.openTask'), href: () => navigation.inboxHref({ task: taskId }) }],
      }),
  });
  return mutate;
}

function sendDeletion(client: EngineClient, taskId: string, { kind, id }: Doomed): Promise<void> {
  const [remove, list] =
    kind === 'comment' ? [deleteComment, listComments] : [deleteAttachment, listAttachments];
  return confirmWrite({
    removes: true,
    send: () => remove(client, taskId, id),
    look: async (signal) => {
      const left: readonly { readonly id: string }[] = await list(client, taskId, signal);
      return foundWhen(left.every((one) => one.id !== id));
    },
  });
}
