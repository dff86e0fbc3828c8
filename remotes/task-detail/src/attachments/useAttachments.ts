import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { confirmWrite, foundWhen } from '@taskweave/engine-client/confirmWrite';
import { createTries } from '@taskweave/engine-client/createTries';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { taskRecordQueries } from '@taskweave/engine-client/queries/task/taskRecordQueries';
import {
  type Attachment,
  attachLink,
  deleteAttachment,
  findAttachment,
  listAttachments,
} from '@taskweave/engine-client/resources/task/attachment';
import { formatsFor } from '@taskweave/i18n/formats';
import { usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { useState } from 'react';
import { useDetailConfig } from '../data/useDetailConfig';
import { attachmentProblem } from './attachmentProblem';
import { useUploads } from './useUploads';

/** What went wrong, for people, and what was thrown; null where we refused it ourselves. */
export interface AttachmentError {
  readonly text: string;
  readonly cause: unknown;
}

/** The attachments of a task, and all that can be done with them. `errors` are for people; `said` for those who do not see the list. */
export function useAttachments(taskId: string, isGone: boolean) {
  const { t, locale } = useTranslation();
  const { explain, ready } = useProblemWords();
  const { engine: client, taskEvents } = usePluginServices();
  const queries = useQueryClient();
  const { attachmentMaxSize } = useDetailConfig();
  const query = taskRecordQueries(client).attachments(taskId);
  const list = useQuery({ ...query, enabled: !isGone });
  const uploads = useUploads(taskId, ({ file }) => setSaid(t('attachments.added', { name: file.name })));
  const [errors, setErrors] = useState<readonly AttachmentError[]>([]);
  const [said, setSaid] = useState('');

  async function refresh(): Promise<void> {
    taskEvents.emit({ type: 'task-changed', taskId });
    await queries.refetchQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false });
  }

  async function fail(title: string, name: string, cause: unknown): Promise<void> {
    if (isLoginRequired(cause)) return;
    await ready(cause);
    addError({ text: attachmentProblem({ t, explain }, { title, name, cause }), cause });
  }

  function addError(error: AttachmentError): void {
    setErrors((all) => [...all, error]);
  }

  function uploadAll(files: readonly File[]): void {
    setErrors([]);
    for (const file of files) {
      if (file.size <= attachmentMaxSize) uploads.add(file);
      else {
        const max = formatsFor(locale).bytes(attachmentMaxSize);
        addError({ text: t('attachments.tooLarge', { name: file.name, max }), cause: null });
      }
    }
  }

  const link = useMutation({
    networkMode: 'always',
    mutationFn: useAddLink(taskId, list.data),
    onMutate: () => setErrors([]),
    onSuccess: async (_, { name }) => {
      await refresh();
      setSaid(t('attachments.added', { name }));
    },
    onError: (cause, { name }) => fail(t('attachments.uploadError', { name }), name, cause),
  });

  const removal = useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: { readonly id: string; readonly name: string }) =>
      confirmWrite({
        removes: true,
        send: () => deleteAttachment(client, taskId, id),
        look: async (signal) => {
          const left = await listAttachments(client, taskId, signal);
          return foundWhen(left.every((one) => one.id !== id));
        },
      }),
    onMutate: () => setErrors([]),
    onSuccess: async (_, { name }) => {
      await refresh();
      setSaid(t('common.deleted', { name }));
    },
    onError: (cause, { name }) => fail(t('attachments.deleteError', { name }), name, cause),
  });

  return { list, uploads, errors, said, uploadAll, link, removal, maxSize: attachmentMaxSize };
}

interface GivenLink {
  readonly name: string;
  readonly url: string;
}

/** Adds a link once, also where the answer is lost and the person tries again. */
function useAddLink(taskId: string, listed: readonly Attachment[] | undefined) {
  const { t } = useTranslation();
  const { engine: client, user, dialogs } = usePluginServices();
  const tries = createTries<Attachment>(JSON.stringify([client.engine, user.id, 'link', taskId]));
  return (given: GivenLink): Promise<Attachment> => {
    const since = client.serverTime();
    const others = new Set(listed?.map(({ id }) => id));
    return tries.attempt({
      key: JSON.stringify(given),
      send: () => attachLink(client, taskId, given),
      look: (signal) => findAttachment(client, taskId, { ...given, since, known: others }, signal),
      mayRepeat: () =>
        dialogs.confirm({
          title: t('attachments.again.title', { name: given.name }),
          text: t('attachments.again.text'),
          confirmLabel: t('attachments.again.confirm'),
        }),
    });
  };
}
