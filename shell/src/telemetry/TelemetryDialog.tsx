import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { Note } from '@taskweave/ui/note';
import { Stack } from '@taskweave/ui/stack';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/useShellText';

export interface TelemetryDialogProps {
  readonly engine: string;
  readonly save: (isAllowed: boolean) => Promise<unknown>;
  readonly onClose: () => void;
}

type State =
  | { readonly status: 'initial' }
  | { readonly status: 'loading'; readonly isAllowed: boolean }
  | { readonly status: 'done'; readonly isAllowed: boolean }
  | { readonly status: 'error'; readonly error: unknown };

export function TelemetryDialog({ engine, save, onClose }: TelemetryDialogProps) {
  const { t } = useText('shell.telemetry');
  const [state, setState] = useState<State>({ status: 'initial' });
  const close = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (state.status === 'done') close.current?.focus();
  }, [state.status]);

  async function decide(isAllowed: boolean): Promise<void> {
    if (state.status === 'loading') return;
    setState({ status: 'loading', isAllowed });
    try {
      await save(isAllowed);
      setState({ status: 'done', isAllowed });
    } catch (error) {
      setState({ status: 'error', error });
    }
  }

  const isBusy = (isAllowed: boolean) => state.status === 'loading' && state.isAllowed === isAllowed;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      closeLabel={t('common.close')}
      closesOnOutsidePress={false}
      initialFocus={close}
      footer={
        state.status === 'done' ? (
          <Button ref={close} variant="primary" onClick={onClose}>
            {t('common.close')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" busy={isBusy(true)} onClick={() => void decide(true)}>
              {t('allow')}
            </Button>
            <Button variant="secondary" busy={isBusy(false)} onClick={() => void decide(false)}>
              {t('deny')}
            </Button>
            <Button ref={close} variant="quiet" onClick={onClose}>
              {t('later')}
            </Button>
          </>
        )
      }
    >
      <Stack>
        {state.status === 'done' ? (
          <Note role="status">{t(state.isAllowed ? 'allowed' : 'denied', { engine })}</Note>
        ) : (
          <p>{t('text', { engine })}</p>
        )}
        {state.status === 'error' && (
          <Note tone="danger" role="alert" error={state.error}>
            {t('failed')}
          </Note>
        )}
      </Stack>
    </Dialog>
  );
}
