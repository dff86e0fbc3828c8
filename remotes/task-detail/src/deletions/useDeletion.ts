import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmWrite, foundWhen, LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { taskRecordQueries } from '@taskweave/engine-client/queries/task/taskRecordQueries';
import { deleteAttachment, listAttachments } from '@taskweave/engine-client/resources/task/attachment';
import { deleteComment, listComments } from '@taskweave/engine-client/resources/task/comment';
import { usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { attachmentName } from '../attachments/attachmentName';
import type { Doomed } from './Doomed';
import { holdDeletion } from './holdDeletion';
import { deletionKey } from './useDoomedIds';

/**
 * Gives what deletes a comment or a file of a task. It is gone at once for the person, who can take it back for some seconds, and comes
 * back with a message where the engine refuses.
 */
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
      const title =
        doomed.kind === 'comment'
          ? t('comment.deleted')
          : t('common.deleted', { name: attachmentName(doomed.attachment) });
      const send = () => sendDeletion(engine, taskId, doomed);
      if (!(await holdDeletion(services, { title, send }))) return;
      taskEvents.emit({ type: 'task-changed', taskId });
      await queries.refetchQueries({ queryKey: listKey(doomed), exact: true }, { cancelRefetch: false });
    },
    onError: (error, doomed) =>
      notifications.notify({
        kind: 'error',
        title:
          doomed.kind === 'comment'
            ? t('comment.deleteError')
            : t('attachments.deleteError', { name: attachmentName(doomed.attachment) }),
        error,
        ...(error instanceof LostAnswerError && { detail: t('change.lost') }),
        links: [{ label: t('common.openTask'), href: () => navigation.href({ task: taskId }) }],
      }),
  });
  return mutate;
}

function sendDeletion(client: EngineClient, taskId: string, doomed: Doomed): Promise<void> {
  if (doomed.kind === 'comment') {
    const { id } = doomed.comment;
    return confirmWrite({
      removes: true,
      send: () => deleteComment(client, taskId, id),
      look: async (signal) => isGone(await listComments(client, taskId, signal), id),
    });
  }
  const { id } = doomed.attachment;
  return confirmWrite({
    removes: true,
    send: () => deleteAttachment(client, taskId, id),
    look: async (signal) => isGone(await listAttachments(client, taskId, signal), id),
  });
}

function isGone(left: readonly { readonly id: string }[], id: string) {
  return foundWhen(left.every((one) => one.id !== id));
}
