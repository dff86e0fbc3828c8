import { useQueryClient } from '@tanstack/react-query';
import { formatsFor } from '@taskweave/i18n/formats';
import { usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import { uploadStoreOf } from '../attachments/UploadStore';
import { useDetailConfig } from '../data/useDetailConfig';

export interface CommentFiles {
  readonly list: readonly File[];
  /** Why some were not taken, for people. */
  readonly errors: readonly string[];
  readonly take: (files: readonly File[]) => void;
  readonly drop: (file: File) => void;
  /** The text of a comment that names them. */
  readonly named: (text: string) => string;
  /** Attaches them to the task. What fails is kept with its attachments. */
  readonly send: () => void;
}

/** Files that go with a comment: nothing is sent before the comment is. */
export function useCommentFiles(taskId: string): CommentFiles {
  const { t, locale } = useTranslation();
  const { attachmentMaxSize } = useDetailConfig();
  const uploads = uploadStoreOf(usePluginServices(), useQueryClient());
  const [list, setList] = useState<readonly File[]>([]);
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
      setList((known) => [...known, ...files.filter(fits)]);
    },
    drop: (file) => setList((known) => known.filter((one) => one !== file)),
    named: (text) => {
      if (list.length === 0) return text;
      const names = t('comment.attached', { names: formats.list(list.map(({ name }) => name)) });
      return text === '' ? names : `${text}\n${names}`;
    },
    send: () => {
      for (const file of list) uploads.add(taskId, file);
      setList([]);
      setErrors([]);
    },
  };
}
