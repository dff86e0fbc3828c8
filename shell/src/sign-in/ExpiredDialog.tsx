import { Button } from '@taskweave/ui/button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import page from '../header/CardPage.module.css';
import { useShellText } from '../i18n/useShellText';
import styles from './ExpiredDialog.module.css';

export interface ExpiredDialogProps {
  readonly other?: string | null;
  readonly isElsewhere?: boolean;
  readonly user: string;
  readonly children: ReactNode;
  readonly onLeave: () => void;
}

export function ExpiredDialog({
  children,
  other = null,
  isElsewhere = false,
  user,
  onLeave,
}: ExpiredDialogProps) {
  const { t } = useShellText();
  const dialog = useRef<HTMLDialogElement>(null);
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
      className={other === null ? styles.dialog : `${styles.dialog} ${styles.cover}`}
      aria-labelledby="expired-title"
      onCancel={(event) => event.preventDefault()}
    >
      <h1 id="expired-title" className={page.title}>
        {other === null ? t('expired.title') : t('locked.title', { other })}
      </h1>
      <p className={page.text}>
        {other === null ? t(isElsewhere ? 'expired.elsewhere' : 'expired.text') : t('locked.text', { user })}
      </p>
      {children}
      <Button variant="quiet" onClick={onLeave}>
        {other === null ? t('expired.leave') : t('locked.leave', { other })}
      </Button>
    </dialog>
  );
}
