import { shownName } from '@taskweave/base/files/shownName';
import { useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useProblemWords } from '@taskweave/ui/problem-words';
import styles from './Attachments.module.css';
import { attachmentProblem } from './attachmentProblem';
import type { Upload } from './UploadStore';

export interface UploadLineProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

export function UploadLine({ upload, onRetry, onRemove }: UploadLineProps) {
  const { t } = useTranslation();
  const { explain } = useProblemWords();
  const { state, file } = upload;
  const name = shownName(file.name);
  const remove = (
    <Button size="sm" aria-label={t('attachments.stop', { name })} onClick={onRemove}>
      {t('common.cancel')}
    </Button>
  );
  switch (state.kind) {
    case 'chosen':
      return null;
    case 'sending': {
      const label = t('attachments.uploading', { name });
      return (
        <div className={styles.upload} role="status">
          <span>{label}</span>
          <progress className={styles.progress} aria-label={label} max={1} value={state.part} />
          {remove}
        </div>
      );
    }
    case 'checking':
      return (
        <Note icon="info" role="status">
          {t('attachments.checking', { name })}
        </Note>
      );
    case 'signed-out':
      return (
        <Note icon="user" role="status" action={remove}>
          {t('attachments.signedOut', { name })}
        </Note>
      );
    case 'failed':
      return (
        <Note
          tone="danger"
          icon="error"
          role="alert"
          error={state.cause}
          action={
            <>
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('attachments.retry', { name })}
                onClick={onRetry}
              >
                {t('common.tryAgain')}
              </Button>
              {remove}
            </>
          }
        >
          {attachmentProblem(
            { t, explain },
            { title: t('attachments.uploadError', { name }), name, cause: state.cause },
          )}
        </Note>
      );
  }
}
