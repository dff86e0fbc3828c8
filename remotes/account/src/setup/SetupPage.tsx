import { useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { Problem } from '@taskweave/ui/problem';
import { Skeleton } from '@taskweave/ui/skeleton';
import { Stack } from '@taskweave/ui/stack';
import { useEffect, useRef, useState } from 'react';
import styles from '../account-page/AccountPage.module.css';
import { SetupForm } from './SetupForm';
import { useSetupWanted } from './useSetupWanted';

export default function SetupPage() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { state, retry, checkAgain } = useSetupWanted();
  const [created, setCreated] = useState<string | null>(null);
  const next = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (created !== null) next.current?.querySelector('a')?.focus();
  }, [created]);

  if (created !== null) {
    return (
      <Stack>
        <Note tone="success" role="status">
          {t('setup.created', { user: created })}
        </Note>
        <span ref={next}>
          <Button variant="primary" href={navigation.inboxHref({})}>
            {t('common.signIn')}
          </Button>
        </span>
      </Stack>
    );
  }
  switch (state) {
    case 'asking':
      return <Skeleton shape="form" count={4} label={t('setup.loading')} />;
    case 'wanted':
      return <SetupForm onCreated={setCreated} onForbidden={checkAgain} />;
    case 'not-wanted':
      return <p className={styles.text}>{t('setup.done')}</p>;
    default:
      return <Problem title={t('setup.failed')} error={state.error} onRetry={retry} />;
  }
}
