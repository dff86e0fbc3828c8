import { useTranslation } from '@taskweave/plugin-sdk';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useRef, useState } from 'react';
import styles from './Attachments.module.css';
import { UploadLine } from './UploadLine';
import { useUploads } from './useUploads';

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
