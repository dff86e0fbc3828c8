import { formatsFor } from '@taskweave/i18n/formats';
import { useTranslation } from '@taskweave/plugin-sdk';
import { FileField } from '@taskweave/ui/file-field';
import { Note } from '@taskweave/ui/note';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { type ReactNode, useRef } from 'react';
import styles from './Attachments.module.css';
import { LinkForm } from './LinkForm';
import { Uploads } from './Uploads';
import { useAddFiles } from './useAddFiles';
import { useFileDrop } from './useFileDrop';

export interface AddFilesProps {
  readonly taskId: string;
  readonly children: ReactNode;
}

export function AddFiles({ taskId, children }: AddFilesProps) {
  const { t, locale } = useTranslation();
  const { errors, said, uploadAll, link, maxSize } = useAddFiles(taskId);
  const fileInput = useRef<HTMLInputElement>(null);
  const { isOver, zone } = useFileDrop(uploadAll);
  return (
    <div className={styles.tab} {...zone}>
      {isOver && <p className={styles.drop}>{t('attachments.drop')}</p>}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      <div className={styles.add}>
        <FileField
          label={t('attachments.upload')}
          hint={
            <>
              {t('attachments.limit', { max: formatsFor(locale).bytes(maxSize) })}{' '}
              <span className={styles.canDrop}>{t('attachments.canDrop')}</span>
            </>
          }
          multiple
          ref={fileInput}
          onChange={(files) => {
            uploadAll(files);
            // An unchanged input fires no event, so it is emptied for the same file to be chosen again.
            if (fileInput.current !== null) fileInput.current.value = '';
          }}
        />
        <LinkForm taskId={taskId} isPending={link.isPending} onAdd={(given) => link.mutateAsync(given)} />
      </div>
      {errors.map(({ text, cause }) => (
        <Note key={text} tone="danger" icon="error" role="alert" error={cause}>
          {text}
        </Note>
      ))}
      <Uploads taskId={taskId} onRemoved={() => fileInput.current?.focus()} />
      {children}
    </div>
  );
}
