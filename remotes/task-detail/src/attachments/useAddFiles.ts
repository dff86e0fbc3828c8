import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createTries } from '@taskweave/engine-client/createTries';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { taskRecordQueries } from '@taskweave/engine-client/queries/task/taskRecordQueries';
import {
  type Attachment,
  attachLink,
  findAttachment,
} from '@taskweave/engine-client/resources/task/attachment';
import { formatsFor } from '@taskweave/i18n/formats';
import { usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { useState } from 'react';
import { useDetailConfig } from '../data/useDetailConfig';
import { attachmentProblem } from './attachmentProblem';
import { mayAddAgain, uploadStoreOf } from './UploadStore';

interface FileError {
  readonly text: string;
  readonly cause: unknown;
}

export function useAddFiles(taskId: string) {
  const { t, locale } = useTranslation();
  const { explain, ready } = useProblemWords();
  const services = usePluginServices();
  const { engine: client, taskEvents } = services;
  const queries = useQueryClient();
  const uploads = uploadStoreOf(services, queries);
  const { attachmentMaxSize } = useDetailConfig();
  const { queryKey } = taskRecordQueries(client).attachments(taskId);
  const [errors, setErrors] = useState<readonly FileError[]>([]);
  const [said, setSaid] = useState('');

  function addError(error: FileError): void {
    setErrors((all) => [...all, error]);
  }

  function uploadAll(files: readonly File[]): void {
    setErrors([]);
    for (const file of files) {
      if (file.size <= attachmentMaxSize) uploads.add(taskId, file);
      else {
        const max = formatsFor(locale).bytes(attachmentMaxSize);
        addError({ text: t('attachments.tooLarge', { name: file.name, max }), cause: null });
      }
    }
  }

  const link = useMutation({
    networkMode: 'always',
    mutationFn: useAddLink(taskId),
    onMutate: () => setErrors([]),
    onSuccess: async (_, { name }) => {
      taskEvents.emit({ kind: 'task-changed', taskId });
      await queries.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false });
      setSaid(t('attachments.added', { name }));
    },
    onError: async (cause, { name }) => {
      if (isLoginRequired(cause)) return;
      await ready(cause);
      const title = t('attachments.uploadError', { name });
      addError({ text: attachmentProblem({ t, explain }, { title, name, cause }), cause });
    },
  });

  return { errors, said, uploadAll, link, maxSize: attachmentMaxSize };
}

interface GivenLink {
  readonly name: string;
  readonly url: string;
}

function useAddLink(taskId: string) {
  const services = usePluginServices();
  const { engine: client, user } = services;
  const queries = useQueryClient();
  const { queryKey } = taskRecordQueries(client).attachments(taskId);
  const tries = createTries<Attachment>(JSON.stringify([client.name, user.id, 'link', taskId]));
  return (given: GivenLink): Promise<Attachment> => {
    const since = client.serverTime();
    const listed = queries.getQueryData<readonly Attachment[]>(queryKey);
    const others = new Set(listed?.map(({ id }) => id));
    return tries.attempt({
      key: JSON.stringify(given),
      send: () => attachLink(client, taskId, given),
      look: (signal) => findAttachment(client, taskId, { ...given, since, known: others }, signal),
      mayRepeat: () => mayAddAgain(services, given.name),
    });
  };
}
