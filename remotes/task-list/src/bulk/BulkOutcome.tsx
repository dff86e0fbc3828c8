import { useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { CopyDetails } from '@taskweave/ui/copy-details';
import { Dialog } from '@taskweave/ui/dialog';
import { ProblemFacts } from '@taskweave/ui/problem-facts';
import { useState } from 'react';
import { failureText } from '../failures/failureText';
import styles from './BulkBar.module.css';
import type { BulkProgress } from './runBulk';

export interface BulkOutcomeProps {
  readonly title: string;
  readonly progress: BulkProgress;
  readonly onStop: () => void;
  /** Once more, for the tasks that failed and those that were not begun. */
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** How far the work is, and afterwards which tasks it did not work for. */
export function BulkOutcome({ title, progress, onStop, onRetry, onClose }: BulkOutcomeProps) {
  const language = useTranslation();
  const { t } = language;
  const [isListOpen, setIsListOpen] = useState(false);
  const { total, done, failed, skipped, needsSignIn, isRunning } = progress;
  const retryText = t(needsSignIn ? 'bulk.resume' : 'bulk.retry');
  const ended = done.length + failed.length;

  if (isRunning) {
    return (
      <>
        <span className={styles.count} role="status">
          {title} {t('bulk.progress', { done: ended, total })}
        </span>
        <progress className={styles.progress} value={ended} max={total} aria-label={title} />
        <Button size="sm" variant="secondary" onClick={onStop}>
          {t('bulk.stop')}
        </Button>
      </>
    );
  }
  const parts = [
    t('bulk.done', { count: done.length }),
    ...(failed.length > 0 ? [t('bulk.failed', { count: failed.length })] : []),
    ...(skipped.length > 0 ? [t('bulk.skipped', { count: skipped.length })] : []),
    ...(needsSignIn ? [t('bulk.signIn')] : []),
  ];
  return (
    <>
      <span className={styles.count} role="status">
        {parts.join(' ')}
      </span>
      <span className={styles.actions}>
        {failed.length > 0 && (
          <Button size="sm" onClick={() => setIsListOpen(true)}>
            {t('bulk.showFailed')}
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {retryText}
        </Button>
        <Button size="sm" aria-label={t('bulk.closeOutcome')} onClick={onClose}>
          {t('close')}
        </Button>
      </span>
      {isListOpen && (
        <Dialog
          isOpen
          onClose={() => setIsListOpen(false)}
          title={t('bulk.failed', { count: failed.length })}
          closeLabel={t('close')}
          footer={
            <>
              <Button
                variant="primary"
                onClick={() => {
                  setIsListOpen(false);
                  onRetry();
                }}
              >
                {retryText}
              </Button>
              <CopyDetails error={new AggregateError(failed.map(({ error }) => error))} />
            </>
          }
        >
          <ul className={styles.failures}>
            {failed.map(({ task, error }) => (
              <li key={task.id}>
                <strong>
                  <bdi>{task.name ?? task.id}</bdi>
                </strong>
                <span>{failureText(error, language)}</span>
                <ProblemFacts error={error} />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
