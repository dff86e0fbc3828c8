import type { BatchFacts } from '@taskweave/engine-client/resources/instance/batch';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '@taskweave/ui/button';
import { Chip } from '@taskweave/ui/chip';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';
import { useState } from 'react';
import styles from './BatchProgress.module.css';
import { PROGRESS_TEXTS } from './progressTexts';
import { useBatch } from './useBatch';

export interface BatchProgressProps {
  readonly label: string;
  readonly read: (signal: AbortSignal) => Promise<BatchFacts | null>;
  readonly onSuspend?: ((isSuspended: boolean) => Promise<unknown>) | undefined;
  readonly onEnd?: (() => void) | undefined;
}

export function BatchProgress({ label, read, onSuspend, onEnd }: BatchProgressProps) {
  const { frame, facts, isOver, error, ask } = useBatch(read, onEnd);
  const [change, setChange] = useState<{ readonly isBusy: boolean; readonly error: unknown }>({
    isBusy: false,
    error: null,
  });
  const { t, locale } = useTexts(PROGRESS_TEXTS);
  const { number } = formatsFor(locale);

  async function suspend(isSuspended: boolean): Promise<void> {
    setChange({ isBusy: true, error: null });
    try {
      await onSuspend?.(isSuspended);
      setChange({ isBusy: false, error: null });
    } catch (problem) {
      setChange({ isBusy: false, error: problem });
    }
    ask();
  }

  return (
    <section ref={frame} className={styles.batch} aria-label={label}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        {facts?.isSuspended && !isOver && <Chip tone="warning">{t('common.suspended')}</Chip>}
        {isOver && <Chip tone={facts?.failed ? 'danger' : 'success'}>{t('progress.over')}</Chip>}
      </div>
      {facts !== null && (
        <>
          <progress className={styles.bar} value={facts.done} max={facts.total} aria-label={label} />
          <div className={styles.facts}>
            <span role="status">
              {t('common.progress', { done: number(facts.done), total: number(facts.total) })}
            </span>
            {facts.failed > 0 && (
              <span className={styles.failed}>{t('progress.failed', { count: number(facts.failed) })}</span>
            )}
            {!isOver && <span>{t('progress.remaining', { count: number(facts.remaining) })}</span>}
            {onSuspend !== undefined && !isOver && (
              <Button
                size="sm"
                aria-pressed={facts.isSuspended}
                busy={change.isBusy}
                onClick={() => void suspend(!facts.isSuspended)}
              >
                {t(facts.isSuspended ? 'common.resume' : 'progress.suspend')}
              </Button>
            )}
          </div>
        </>
      )}
      {facts === null && error === null && !isOver && <Skeleton count={1} label={t('progress.loading')} />}
      {error !== null && <Problem error={error} title={t('progress.unread')} onRetry={ask} />}
      {change.error !== null && <Problem error={change.error} title={t('progress.unchanged')} isAlert />}
    </section>
  );
}
