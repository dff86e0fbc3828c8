import { useQueryClient } from '@tanstack/react-query';
import { shownName } from '@taskweave/base/files/shownName';
import { usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import styles from './Attachments.module.css';
import { UploadLine } from './UploadLine';
import { type Upload, uploadStoreOf } from './UploadStore';

export interface UploadsProps {
  readonly taskId: string;
  readonly onRemoved: () => void;
}

export function Uploads({ taskId, onRemoved }: UploadsProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const store = uploadStoreOf(usePluginServices(), useQueryClient());
  const isOfTask = (upload: Upload) => upload.taskId === taskId;
  const uploads = useStore(store.uploads).filter(isOfTask);
  const tellAdded = useEffectEvent((upload: Upload) => {
    if (isOfTask(upload)) setSaid(t('attachments.added', { name: shownName(upload.file.name) }));
  });
  useEffect(() => store.onAdded((upload) => tellAdded(upload)), [store]);
  const lines = useRef<HTMLDivElement>(null);
  return (
    <div ref={lines} className={styles.uploads} tabIndex={-1}>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      {uploads.map((one) => (
        <UploadLine
          key={one.id}
          upload={one}
          onRetry={() => {
            store.send(one.id);
            lines.current?.focus();
          }}
          onRemove={() => {
            store.remove(one.id);
            onRemoved();
          }}
        />
      ))}
    </div>
  );
}
