import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isAbort, isEngineError, isLoginRequired } from '@taskweave/engine-client/EngineError';
import { taskQueries } from '@taskweave/engine-client/queries/taskQueries';
import { attachFile, attachLink, deleteAttachment } from '@taskweave/engine-client/resources/attachment';
import { formatsFor } from '@taskweave/i18n/formats';
import { useEngineClient, useTaskEvents, useTranslation } from '@taskweave/plugin-sdk';
import { useRef, useState } from 'react';
import { useDetailConfig } from '../data/detailConfig';

export interface Upload {
  readonly id: number;
  readonly name: string;
  /** The part that has been sent, from 0 to 1. */
  readonly part: number;
  readonly stop: () => void;
}

/** The attachments of a task, and all that can be done with them. `errors` are for people; `said` for those who do not see the list. */
export function useAttachments(taskId: string, isGone: boolean) {
  const { t, locale } = useTranslation();
  const client = useEngineClient();
  const queries = useQueryClient();
  const taskEvents = useTaskEvents();
  const { attachmentMaxSize } = useDetailConfig();
  const query = taskQueries(client).attachments(taskId);
  const list = useQuery({ ...query, enabled: !isGone });
  const lastId = useRef(0);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');

  async function refresh(): Promise<void> {
    taskEvents.emit({ type: 'task-changed', taskId });
    await queries.refetchQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false });
  }

  function fail(title: string, cause: unknown): void {
    if (isAbort(cause) || isLoginRequired(cause)) return;
    const isForbidden = isEngineError(cause) && cause.problem.kind === 'forbidden';
    const reason = isForbidden
      ? t('change.forbidden')
      : cause instanceof Error
        ? cause.message
        : String(cause);
    addError(`${title}: ${reason}`);
  }

  function addError(text: string): void {
    setErrors((all) => [...all, text]);
  }

  function uploadAll(files: readonly File[]): void {
    setErrors([]);
    for (const file of files) void upload(file);
  }

  async function upload(file: File): Promise<void> {
    if (file.size > attachmentMaxSize) {
      const max = formatsFor(locale).bytes(attachmentMaxSize);
      addError(t('attachments.tooLarge', { name: file.name, max }));
      return;
    }
    lastId.current += 1;
    const id = lastId.current;
    const controller = new AbortController();
    setUploads((all) => [...all, { id, name: file.name, part: 0, stop: () => controller.abort() }]);
    try {
      await attachFile(client, taskId, file, {
        signal: controller.signal,
        onProgress: (part) => setUploads((all) => all.map((one) => (one.id === id ? { ...one, part } : one))),
      });
      await refresh();
      setSaid(t('attachments.added', { name: file.name }));
    } catch (cause) {
      fail(t('attachments.uploadError', { name: file.name }), cause);
    } finally {
      setUploads((all) => all.filter((one) => one.id !== id));
    }
  }

  const link = useMutation({
    networkMode: 'always',
    mutationFn: (given: { readonly name: string; readonly url: string }) => attachLink(client, taskId, given),
    onMutate: () => setErrors([]),
    onSuccess: async (_, { name }) => {
      await refresh();
      setSaid(t('attachments.added', { name }));
    },
    onError: (cause, { name }) => fail(t('attachments.uploadError', { name }), cause),
  });

  const removal = useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: { readonly id: string; readonly name: string }) =>
      deleteAttachment(client, taskId, id),
    onMutate: () => setErrors([]),
    onSuccess: async (_, { name }) => {
      await refresh();
      setSaid(t('attachments.deleted', { name }));
    },
    onError: (cause, { name }) => fail(t('attachments.deleteError', { name }), cause),
  });

  return { list, uploads, errors, said, uploadAll, link, removal, maxSize: attachmentMaxSize };
}
