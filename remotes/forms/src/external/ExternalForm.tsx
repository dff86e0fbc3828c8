import {
  type FormEngineProps,
  type FormSubject,
  useEngineClient,
  usePluginServices,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { usePendingChanges } from '@taskweave/task-changes/usePendingChanges';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { ErrorCard } from '@taskweave/ui/error-card';
import { rememberLeftTask } from '@taskweave/widgets/leftTask';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './ExternalForm.module.css';
import { externalAddress, targetOf } from './externalAddress';

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;

export default function ExternalForm({ subject, form, isReadOnly, onState }: FormEngineProps) {
  const { t } = useTranslation();
  const { engine, page, user } = usePluginServices();
  const address =
    form.url === null
      ? null
      : externalAddress(HAS_SCHEME.test(form.url) ? form.url : engine.url(form.url), page.address, subject);
  const targetId = useId();
  const leaving = useLeaving(subject, !isReadOnly);
  const message = address === null ? t('external.noAddress') : null;

  useEffect(() => {
    onState(
      message === null ? { kind: 'ready', isDirty: false, isValid: true } : { kind: 'failed', message },
    );
  }, [message, onState]);

  function leave(event: MouseEvent<HTMLAnchorElement>): void {
    if (leaving.press(event) && subject.kind === 'task') rememberLeftTask(page.tab, subject.taskId, user.id);
  }

  if (address === null) return <ErrorCard title={t('external.noAddress')} detail={form.key} />;
  const { isForeign, text } = targetOf(address, page.address);
  return (
    <EmptyState
      text={t(isForeign ? 'external.foreign' : 'external.text')}
      action={
        <>
          <bdi id={targetId} className={styles.target} data-foreign={isForeign || undefined}>
            {text}
          </bdi>
          {isReadOnly ? (
            <Button variant="secondary" aria-disabled aria-describedby={targetId}>
              {t('external.open')}
            </Button>
          ) : (
            <Button
              href={address}
              variant="primary"
              busy={leaving.isWaiting}
              aria-describedby={targetId}
              onClick={leave}
            >
              {t('external.open')}
            </Button>
          )}
        </>
      }
    />
  );
}

/**
 * Navigation waits for pending task changes such as a claim: browsers may drop requests of an unloading page, and the form is useless
 * if the claim fails.
 */
function useLeaving(subject: FormSubject, canLeave: boolean) {
  const taskId = subject.kind === 'task' ? subject.taskId : null;
  const isChanging = usePendingChanges(useEngineClient()).some((change) => change.taskId === taskId);
  const link = useRef<HTMLAnchorElement>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || isChanging) return;
    setIsWaiting(false);
    if (canLeave && link.current?.isConnected) link.current.click();
  }, [isWaiting, isChanging, canLeave]);

  return {
    isWaiting,
    press(event: MouseEvent<HTMLAnchorElement>): boolean {
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      if (!isChanging || opensElsewhere) return true;
      event.preventDefault();
      link.current = event.currentTarget;
      setIsWaiting(true);
      return false;
    },
  };
}
