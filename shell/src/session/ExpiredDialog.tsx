import type { SignInResult } from '@taskweave/engine-client/Session';
import { Button } from '@taskweave/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useShellText } from '../i18n/useShellText';
import { SignInForm } from './SignInForm';

export interface ExpiredDialogProps {
  readonly user: string;
  readonly onSignIn: (user: string, password: string) => Promise<SignInResult>;
  readonly onLeave: () => void;
}

/** Stands over the page when the session has ended: what was being done is still there underneath. */
export function ExpiredDialog({ user, onSignIn, onLeave }: ExpiredDialogProps) {
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
      <SignInForm knownUser={user} onSignIn={onSignIn} />
      <Button variant="quiet" onClick={onLeave}>
        {t('expired.leave')}
      </Button>
    </dialog>
  );
}
