import { type LoginProps, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Stack } from '@taskweave/ui/stack';
import { useEffect, useRef } from 'react';
import styles from './ContainerSignIn.module.css';

export default function ContainerSignIn({ knownUser, reload }: LoginProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLSpanElement>(null);
  const isOverWork = knownUser !== '';

  useEffect(() => button.current?.querySelector('button')?.focus(), []);

  return (
    <Stack>
      <p className={styles.text}>{t(isOverWork ? 'container.expired' : 'container.text')}</p>
      <span ref={button}>
        <Button variant="primary" onClick={reload}>
          {t('common.signIn')}
        </Button>
      </span>
    </Stack>
  );
}
