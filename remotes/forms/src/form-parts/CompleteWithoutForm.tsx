import { fieldNotConverted, isEngineError, taskProblem } from '@taskweave/engine-client/EngineError';
import {
  type FormEngineProps,
  type FormHandle,
  usePluginServices,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/** What a form that is not there needs to be done without. */
export type FormOwnerProps = Pick<FormEngineProps, 'subject' | 'readOnly' | 'onReady' | 'submit'>;

/** Whether it is the form that is not there, and not the engine, the task or the session. */
export function isFormMissing(error: unknown): boolean {
  if (!isEngineError(error) || taskProblem(error) !== null) return false;
  if (fieldNotConverted(error) !== null) return true;
  // The engine says 400 where a deployment no longer has the file, or where the key leads to none.
  return [400, 404, 410].includes(error.problem.status ?? 0);
}

const NOTHING: FormHandle = {
  collect: async () => ({ kind: 'complete', variables: {} }),
  focus: () => undefined,
};

/** The way on for those who may complete a task whose form is not there: nothing is sent but that it is done. */
export function CompleteWithoutForm({ subject, readOnly, onReady, submit }: FormOwnerProps) {
  const { t } = useTranslation();
  const { dialogs } = usePluginServices();
  const [isBusy, setIsBusy] = useState(false);
  if (subject.kind !== 'task' || readOnly) return null;
  const action = subject.task.delegationState === 'PENDING' ? 'resolve' : 'complete';

  async function complete(): Promise<void> {
    const isMeant = await dialogs.confirm({
      title: t(`missing.${action}.title`),
      text: t('missing.text'),
      confirmLabel: t(`missing.${action}`),
    });
    if (!isMeant || isBusy) return;
    setIsBusy(true);
    // Only now: the keys that send a form must not send what nobody has been asked about.
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
