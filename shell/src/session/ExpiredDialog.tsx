import { Button } from '@taskweave/ui/button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useShellText } from '../i18n/useShellText';

export interface ExpiredDialogProps {
  /** The ways to sign in. */
  readonly children: ReactNode;
  readonly onLeave: () => void;
}

/** Stands over the page when the session has ended: what was being done is still there underneath. */
export function ExpiredDialog({ children, onLeave }: ExpiredDialogProps) {
  const { t } = useShellText();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the form in it takes the focus.
  const [before] = useState(() => document.activeElement);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [before]);

  return (
    <dialog
      ref={dialog}
      className="expired"
      aria-labelledby="expired-title"
      onCancel={(event) => event.preventDefault()}
    >
      <h1 id="expired-title" className="page-title">
        {t('expired.title')}
      </h1>
      <p className="page-text">{t('expired.text')}</p>
      {children}
      <Button variant="quiet" onClick={onLeave}>
        {t('expired.leave')}
      </Button>
    </dialog>
  );
}
