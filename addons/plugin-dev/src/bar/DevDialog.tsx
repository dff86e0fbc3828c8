import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { useRef } from 'react';
import type { DevOverride } from '../override/DevOverride';
import { DEV_TEXTS } from '../texts/devTexts';
import styles from './DevDialog.module.css';

export interface DevDialogProps {
  readonly override: DevOverride;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** The default button is the safe one: a stray Enter must not run code from the user's machine. */
export function DevDialog({ override: { id, manifest }, onAgree, onClose }: DevDialogProps) {
  const { t } = useTexts(DEV_TEXTS);
  const decline = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      closeLabel={t('common.close')}
      closesOnOutsidePress={false}
      initialFocus={decline}
      footer={
        <>
          <Button ref={decline} variant="primary" onClick={onClose}>
            {t('decline')}
          </Button>
          <Button variant="secondary" onClick={onAgree} data-plugin-dev-agree>
            {t('agree')}
          </Button>
        </>
      }
    >
      <dl className={styles.request}>
        <dt>{t('plugin')}</dt>
        <dd>{id}</dd>
        <dt>{t('address')}</dt>
        <dd>{manifest}</dd>
      </dl>
    </Dialog>
  );
}
