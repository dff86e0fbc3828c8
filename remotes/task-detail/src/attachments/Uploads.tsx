import { useQueryClient } from '@tanstack/react-query';
import { usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import styles from './Attachments.module.css';
import { UploadLine } from './UploadLine';
import { type Upload, uploadStoreOf } from './UploadStore';

export interface UploadsProps {
  readonly taskId: string;
  /** One was taken off, and its button with it: the focus needs another place. */
  readonly onRemoved: () => void;
}

/** The files that are on their way to a task, and those that did not arrive. */
export function Uploads({ taskId, onRemoved }: UploadsProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const uploads = useUploads(taskId, ({ file }) => setSaid(t('attachments.added', { name: file.name })));
  const lines = useRef<HTMLDivElement>(null);
  return (
    <div ref={lines} className={styles.uploads} tabIndex={-1}>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      {uploads.list.map((one) => (
        <UploadLine
          key={one.id}
          upload={one}
          onRetry={() => {
            uploads.retry(one.id);
            // Its line is another, and the button goes with it.
            lines.current?.focus();
          }}
          onRemove={() => {
            uploads.remove(one.id);
            onRemoved();
          }}
        />
      ))}
    </div>
  );
}

interface UploadsOfTask {
  readonly list: readonly Upload[];
  readonly add: (file: File) => void;
  readonly retry: (id: number) => void;
  readonly remove: (id: number) => void;
}

/** `onAdded` is called with each that has arrived. */
function useUploads(taskId: string, onAdded: (upload: Upload) => void): UploadsOfTask {
  const store = uploadStoreOf(usePluginServices(), useQueryClient());
  const all = useStore(store.uploads);
  const tellAdded = useEffectEvent((upload: Upload) => {
    if (upload.taskId === taskId) onAdded(upload);
  });
  useEffect(() => store.onAdded((upload) => tellAdded(upload)), [store]);
  return {
    list: all.filter((upload) => upload.taskId === taskId),
    add: (file) => store.add(taskId, file),
    retry: (id) => store.retry(id),
    remove: (id) => store.remove(id),
  };
}
