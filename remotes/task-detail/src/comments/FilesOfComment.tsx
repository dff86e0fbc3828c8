import { shownName } from '@taskweave/base/files/shownName';
import { useTranslation } from '@taskweave/plugin-sdk';
import { Icon } from '@taskweave/ui/icon';
import { IconButton } from '@taskweave/ui/icon-button';
import { Note } from '@taskweave/ui/note';
import type { ClipboardEvent, ReactNode, RefObject } from 'react';
import { useFileDrop } from '../attachments/useFileDrop';
import styles from './FilesOfComment.module.css';
import type { CommentFiles } from './useCommentFiles';

export interface FilesOfCommentProps {
  readonly files: CommentFiles;
  readonly input: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

export function FilesOfComment({ files, input, children }: FilesOfCommentProps) {
  const { t } = useTranslation();
  const { isOver, zone } = useFileDrop(files.take);

  function handlePaste(event: ClipboardEvent): void {
    const { clipboardData } = event;
    // Spreadsheets and browsers add an image of the copied text.
    if (clipboardData.files.length === 0 || clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    files.take([...clipboardData.files]);
  }

  return (
    <div className={styles.zone} data-over={isOver || undefined} onPaste={handlePaste} {...zone}>
      {children}
      {files.errors.map((text) => (
        <Note key={text} tone="danger" icon="error" role="alert">
          {text}
        </Note>
      ))}
      {files.list.length > 0 && (
        <ul role="list" className={styles.files} aria-label={t('comment.files')}>
          {files.list.map((file, index) => (
            <li key={`${index} ${file.name}`} className={styles.file}>
              <Icon name="file" />
              <bdi className={styles.name}>{shownName(file.name)}</bdi>
              <IconButton
                size="sm"
                icon="close"
                label={t('common.removeNamed', { name: file.name })}
                onClick={() => {
                  files.drop(file);
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
