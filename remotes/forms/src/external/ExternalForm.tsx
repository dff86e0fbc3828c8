import { type FormEngineProps, usePluginServices, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { ErrorCard } from '@taskweave/ui/error-card';
import { rememberLeftTask } from '@taskweave/widgets/leftTask';
import { type MouseEvent, useEffect, useId } from 'react';
import styles from './ExternalForm.module.css';
import { externalAddress, targetOf } from './externalAddress';
import { useLeaving } from './useLeaving';

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;

export default function ExternalForm({ subject, form, readOnly, onState }: FormEngineProps) {
  const { t } = useTranslation();
  const { engine, page, user } = usePluginServices();
  const address =
    form.url === null
      ? null
      : externalAddress(
          // A key with its own scheme is not a path below the engine's API.
          HAS_SCHEME.test(form.url) ? form.url : engine.url(form.url),
          page.address,
          subject,
        );
  const targetId = useId();
  const leaving = useLeaving(subject, !readOnly);
  const message = address === null ? t('external.noAddress') : null;

  useEffect(() => {
    onState(message === null ? { phase: 'ready', dirty: false, valid: true } : { phase: 'failed', message });
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
          {readOnly ? (
            <Button variant="secondary" aria-disabled aria-describedby={targetId}>
              {t('external.open')}
            </Button>
          ) : (
            // Same tab: the form links back here.
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
