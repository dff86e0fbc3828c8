import { type FormEngineProps, useEngineClient, useTranslation, useUser } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { ErrorCard } from '@taskweave/ui/error-card';
import { rememberLeftTask } from '@taskweave/widgets/leftTask';
import { useEffect } from 'react';
import { externalAddress } from './externalAddress';

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** The way to a form that lives in another application; that application sends it. */
export default function ExternalForm({ subject, form, readOnly, onState }: FormEngineProps) {
  const { t } = useTranslation();
  const client = useEngineClient();
  const user = useUser();
  const address =
    form.url === null
      ? null
      : externalAddress(
          // A key with a scheme of its own is no path below the engine's API.
          HAS_SCHEME.test(form.url) ? form.url : client.url(form.url),
          window.location.href,
          subject,
        );
  const message = address === null ? t('external.noAddress') : null;

  useEffect(() => {
    onState(message === null ? { phase: 'ready', dirty: false, valid: true } : { phase: 'failed', message });
  }, [message, onState]);

  function leave(): void {
    if (subject.kind === 'task') rememberLeftTask(subject.taskId, user.id);
  }

  if (address === null) return <ErrorCard title={t('external.noAddress')} detail={form.key} />;
  return (
    <EmptyState
      text={t('external.text')}
      action={
        readOnly ? (
          <Button variant="secondary" aria-disabled>
            {t('external.open')}
          </Button>
        ) : (
          // In this tab: the form leads back here.
          <Button href={address} variant="primary" onClick={leave}>
            {t('external.open')}
          </Button>
        )
      }
    />
  );
}
