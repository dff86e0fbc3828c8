import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/Dialog';
import { KIT_TEXTS } from '../kit-text/kitTexts';
import { useOneAtATime } from '../one-at-a-time/useOneAtATime';
import { Problem } from '../problem-card/Problem';
import { Stack } from '../stack/Stack';

export interface ConfirmDialogProps {
  /** The question: "Delete the variable “amount”?" */
  readonly title: string;
  /** What comes of it. */
  readonly text?: ReactNode;
  /** A verb: "Delete". */
  readonly confirmLabel: string;
  /** Cannot be undone; a stray Enter does not confirm it. */
  readonly isDangerous?: boolean | undefined;
  /** What could not be done ("The filter could not be deleted"); by default, the kind of error. */
  readonly failedTitle?: string | undefined;
  /** While its promise is pending, the button shows a spinner. On rejection the dialog explains it and stays; on false it stays, too. */
  readonly onConfirm: () => unknown;
  /** Called on cancel and on success. */
  readonly onClose: () => void;
  /** What else there is to decide: fields. */
  readonly children?: ReactNode;
}

/**
 * Asks before an action, waits for it and shows its failure. Plugins that only need a yes or no use `useDialogs().confirm`.
 * @example
 * {isAsking && <ConfirmDialog title={t('delete?')} confirmLabel={t('delete')} isDangerous onConfirm={remove} onClose={close} />}
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirmLabel, isDangerous = false, onConfirm, onClose } = props;
  const { t } = useTexts(KIT_TEXTS);
  const yes = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const { isBusy, error, run } = useAction(onConfirm, onClose);
  return (
    <Dialog
      isOpen
      size="sm"
      title={title}
      description={text}
      closeLabel={t('common.close')}
      onClose={onClose}
      initialFocus={isDangerous ? back : yes}
      footer={
        <>
          <Button
            ref={yes}
            variant="primary"
            tone={isDangerous ? 'danger' : undefined}
            busy={isBusy}
            onClick={run}
          >
            {confirmLabel}
          </Button>
          <Button ref={back} onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {props.children}
        {error !== null && <Problem error={error} title={props.failedTitle} isAlert />}
      </Stack>
    </Dialog>
  );
}

export interface FormDialogProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** A verb: "Save". */
  readonly submitLabel: string;
  /** 420, 560 or 800 pixels. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * Validates and submits. False keeps the dialog open, for errors at fields. While the promise is pending, the button shows a spinner;
   * on rejection the dialog explains it and keeps the input.
   */
  readonly onSubmit: () => unknown;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * A form in a dialog: Enter submits it, Escape and the buttons close it, an outside press does not.
 * @example
 * <FormDialog title={t('newJob')} submitLabel={t('create')} onSubmit={create} onClose={close}>
 * <TextField label={t('name')} value={name} onChange={setName} />
 * </FormDialog>
 */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submitLabel, size, onSubmit, onClose, children } = props;
  const { t } = useTexts(KIT_TEXTS);
  const { isBusy, error, run } = useAction(onSubmit, onClose);
  return (
    <Dialog
      isOpen
      size={size}
      title={title}
      description={description}
      closeLabel={t('common.close')}
      closesOnOutsidePress={false}
      onClose={onClose}
      onSubmit={run}
      footer={
        <>
          <Button type="submit" variant="primary" busy={isBusy}>
            {submitLabel}
          </Button>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        {children}
        {error !== null && <Problem error={error} isAlert />}
      </Stack>
    </Dialog>
  );
}

function useAction(act: () => unknown, close: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const run = useOneAtATime(async () => {
    setIsBusy(true);
    setError(null);
    try {
      const isDone = (await act()) !== false;
      setIsBusy(false);
      if (isDone) close();
    } catch (thrown) {
      setIsBusy(false);
      setError(thrown ?? new Error('Nothing was thrown'));
    }
  });
  return { isBusy, error, run: () => void run() };
}
