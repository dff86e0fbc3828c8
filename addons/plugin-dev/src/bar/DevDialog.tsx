import { Button } from '@taskweave/ui/button';
import { Dialog } from '@taskweave/ui/dialog';
import { useRef } from 'react';
import { useShellText } from '../../i18n/useShellText';
import type { DevOverride } from '../dev/DevOverride';
import styles from './DevDialog.module.css';
import { useNoticeText } from './NoticeTexts';

export interface DevDialogProps {
  readonly override: DevOverride;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** Asks before code from the person's own machine runs in the page. What is safe is what a stray Enter does. */
export function DevDialog({ override: { id, manifest }, onAgree, onClose }: DevDialogProps) {
  const { t } = useNoticeText();
  const { t: shell } = useShellText();
  const decline = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('plugin.dev.title')}
      description={t('plugin.dev.text')}
      closeLabel={shell('action.close')}
      closesOnOutsidePress={false}
      initialFocus={decline}
      footer={
        <>
          <Button ref={decline} variant="primary" onClick={onClose}>
            {t('plugin.dev.decline')}
          </Button>
          <Button variant="secondary" onClick={onAgree} data-plugin-dev-agree>
            {t('plugin.dev.agree')}
          </Button>
        </>
      }
    >
      <dl className={styles.request}>
        <dt>{t('plugin.dev.plugin')}</dt>
        <dd>{id}</dd>
        <dt>{t('plugin.dev.address')}</dt>
        <dd>{manifest}</dd>
      </dl>
    </Dialog>
  );
}
