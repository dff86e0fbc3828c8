import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmWrite, foundWhen } from '@taskweave/engine-client/confirmWrite';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { taskRecordQueries } from '@taskweave/engine-client/queries/task/taskRecordQueries';
import {
  type Attachment,
  deleteAttachment,
  listAttachments,
} from '@taskweave/engine-client/resources/task/attachment';
import { usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { attachmentName } from './attachmentName';
import { attachmentProblem } from './attachmentProblem';

/** Deletes attachments of a task; `error` is for people, null while all is well, and `said` for those who do not see the list. */
export function useFileRemoval(taskId: string) {
  const { t } = useTranslation();
  const { explain } = useProblemWords();
  const { engine: client, taskEvents } = usePluginServices();
  const queries = useQueryClient();
  const { queryKey } = taskRecordQueries(client).attachments(taskId);

  const { mutate, error, variables, isSuccess } = useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: Attachment) =>
      confirmWrite({
        removes: true,
        send: () => deleteAttachment(client, taskId, id),
        look: async (signal) => {
          const left = await listAttachments(client, taskId, signal);
          return foundWhen(left.every((one) => one.id !== id));
        },
      }),
    onSuccess: async () => {
      taskEvents.emit({ type: 'task-changed', taskId });
      await queries.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
    },
  });

  const name = variables === undefined ? '' : attachmentName(variables);
  const title = t('attachments.deleteError', { name });
  return {
    error:
      error === null || isLoginRequired(error)
        ? null
        : attachmentProblem({ t, explain }, { title, name, cause: error }),
    cause: error,
    said: isSuccess ? t('common.deleted', { name }) : '',
    remove: (attachment: Attachment) => mutate(attachment),
  };
}
