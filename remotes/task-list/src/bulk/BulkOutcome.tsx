import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { BulkOperation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { CopyDetails } from '@taskweave/ui/copy-details';
import { Dialog } from '@taskweave/ui/dialog';
import { ProblemFacts } from '@taskweave/ui/problem-facts';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { useState } from 'react';
import { failureText } from '../failures/failureText';
import styles from './BulkBar.module.css';
import { outcomeTexts, useTaskLabels } from './bulkWords';
import type { BulkProgress } from './runBulk';
import { BULK_TEXTS } from './texts/bulkTexts';

export interface BulkOutcomeProps {
  readonly operation: BulkOperation;
  readonly progress: BulkProgress;
  readonly onStop: () => void;
  readonly onStart: (operation: BulkOperation) => void;
  readonly onClose: () => void;
}

export function BulkOutcome({ operation, progress, onStop, onStart, onClose }: BulkOutcomeProps) {
  const { t } = useTexts(BULK_TEXTS);
  const [isListOpen, setIsListOpen] = useState(false);
  const { total, done, failed, skipped, open, needsSignIn, isRunning } = progress;
  const { title, forSkipped } = operation;
  const onRetry = () => onStart(operation);
  const retryText = t(needsSignIn ? 'bulk.resume' : 'common.tryAgain');
  const ended = done.length + failed.length + skipped.length;

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
  const parts = [...outcomeTexts(operation, progress, t), ...(needsSignIn ? [t('bulk.signIn')] : [])];
  // Skipped tasks would be skipped again.
  const canRetry = failed.length > 0 || open.length > 0;
  const otherWay =
    !canRetry && skipped.some(({ task }) => forSkipped?.fits?.(task) ?? true) ? forSkipped : undefined;
  return (
    <>
      <span className={styles.outcome} role="status">
        {parts.join(' · ')}
      </span>
      <span className={styles.actions}>
        {failed.length > 0 && (
          <Button size="sm" onClick={() => setIsListOpen(true)}>
            {t('bulk.showFailed')}
          </Button>
        )}
        {canRetry && (
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {retryText}
          </Button>
        )}
        {otherWay !== undefined && (
          <Button size="sm" variant="secondary" onClick={() => onStart(otherWay.operation)}>
            {otherWay.label}
          </Button>
        )}
        <Button size="sm" aria-label={t('bulk.closeOutcome')} onClick={onClose}>
          {t('common.close')}
        </Button>
      </span>
      {isListOpen && (
        <FailedTasks
          failed={failed}
          retryText={retryText}
          onRetry={onRetry}
          onClose={() => setIsListOpen(false)}
        />
      )}
    </>
  );
}

interface FailedTasksProps extends Pick<BulkOutcomeProps, 'onClose'> {
  readonly failed: BulkProgress['failed'];
  readonly retryText: string;
  readonly onRetry: () => void;
}

function FailedTasks({ failed, retryText, onRetry, onClose }: FailedTasksProps) {
  const { t } = useTexts(BULK_TEXTS);
  const { explain } = useProblemWords();
  const { labelOf } = useTaskLabels();

  function retry(): void {
    onClose();
    onRetry();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('bulk.failed', { count: failed.length })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="primary" onClick={retry}>
            {retryText}
          </Button>
          <CopyDetails error={new AggregateError(failed.map(({ error }) => error))} />
        </>
      }
    >
      <ul role="list" className={styles.failures}>
        {failed.map(({ task, error }) => (
          <li key={task.id}>
            <strong>
              <bdi>{labelOf(task)}</bdi>
            </strong>
            <span>{failureText(error, { t, explain })}</span>
            <ProblemFacts error={error} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
