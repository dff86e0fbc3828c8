import { useQueryClient } from '@tanstack/react-query';
import { formatsFor } from '@taskweave/i18n/formats';
import { usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import { useStore } from 'zustand';
import { uploadStoreOf } from '../attachments/UploadStore';
import { useDetailConfig } from '../data/useDetailConfig';

export interface CommentFiles {
  readonly list: readonly File[];
  readonly errors: readonly string[];
  readonly take: (files: readonly File[]) => void;
  readonly drop: (file: File) => void;
  readonly named: (text: string) => string;
  readonly send: () => void;
}

/** Files must not be sent before their comment. */
export function useCommentFiles(taskId: string): CommentFiles {
  const { t, locale } = useTranslation();
  const { attachmentMaxSize } = useDetailConfig();
  const store = uploadStoreOf(usePluginServices(), useQueryClient());
  const chosen = useStore(store.uploads).filter(
    (one) => one.taskId === taskId && one.state.kind === 'chosen',
  );
  const list = chosen.map(({ file }) => file);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const formats = formatsFor(locale);

  return {
    list,
    errors,
    take: (files) => {
      const fits = (file: File) => file.size <= attachmentMaxSize;
      const max = formats.bytes(attachmentMaxSize);
      setErrors(
        files.filter((file) => !fits(file)).map(({ name }) => t('attachments.tooLarge', { name, max })),
      );
      for (const file of files.filter(fits)) store.choose(taskId, file);
    },
    drop: (file) => {
      for (const one of chosen) if (one.file === file) store.remove(one.id);
    },
    named: (text) => {
      if (list.length === 0) return text;
      const names = t('comment.attached', { names: formats.list(list.map(({ name }) => name)) });
      return text === '' ? names : `${text}\n${names}`;
    },
    send: () => {
      for (const { id } of chosen) store.send(id);
      setErrors([]);
    },
  };
}
