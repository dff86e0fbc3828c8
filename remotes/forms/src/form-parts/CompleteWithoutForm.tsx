import { fieldNotConverted, isEngineError, taskProblem } from '@taskweave/engine-client/EngineError';
import {
  type FormDescription,
  type FormEngineProps,
  type FormHandle,
  type Language,
  usePluginServices,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { useState } from 'react';
import { flushSync } from 'react-dom';

export type FormOwnerProps = Pick<FormEngineProps, 'subject' | 'isReadOnly' | 'onReady' | 'submit'>;

const DEPLOYMENT = 'deployment:';

export function missingForm(
  error: unknown,
  form: FormDescription,
  t: Language['t'],
): { readonly detail: string | undefined } | null {
  if (!isEngineError(error) || taskProblem(error) !== null) return null;
  const { kind, status, message } = error.problem;
  const host = hostOf(form.url);
  if (kind === 'network') return host === null ? null : { detail: t('missing.host', { host }) };
  const isGone = status === 404 || status === 410;
  if (isGone && form.formType !== 'generated') return { detail: notThere(form, t) };
  // The engine answers 400 for a key without a deployment, and ENGINE-03109 if several tenants have the form.
  const isMissing = isGone || status === 400 || message.includes('ENGINE-03109');
  return isMissing || fieldNotConverted(error) !== null ? { detail: undefined } : null;
}

function notThere({ key, url }: FormDescription, t: Language['t']): string {
  const isDeployed = url?.endsWith('/deployed-form') || url?.endsWith('/deployed-start-form');
  if (!isDeployed) return t('missing.address', { form: url });
  return t('missing.file', { form: key?.split(DEPLOYMENT).at(-1) });
}

function hostOf(url: string | null): string | null {
  return url !== null && URL.canParse(url) ? new URL(url).host : null;
}

const NOTHING: FormHandle = {
  collect: async () => ({ kind: 'complete', variables: {} }),
  focus: () => undefined,
};

export function CompleteWithoutForm({ subject, isReadOnly, onReady, submit }: FormOwnerProps) {
  const { t } = useTranslation();
  const { dialogs } = usePluginServices();
  const [isBusy, setIsBusy] = useState(false);
  if (subject.kind !== 'task' || isReadOnly) return null;
  const action = subject.task.delegationState === 'PENDING' ? 'resolve' : 'complete';

  async function complete(): Promise<void> {
    const isMeant = await dialogs.confirm({
      title: t(`missing.${action}.title`),
      text: t('missing.text'),
      confirmLabel: t(`missing.${action}`),
    });
    if (!isMeant || isBusy) return;
    setIsBusy(true);
    // The submit shortcut must not complete the task before the confirmation.
    let revoke = (): void => undefined;
    flushSync(() => {
      revoke = onReady(NOTHING);
    });
    await submit();
    revoke();
    setIsBusy(false);
  }

  return (
    <Button size="sm" variant="secondary" busy={isBusy} onClick={() => void complete()}>
      {t(`missing.${action}`)}
    </Button>
  );
}
