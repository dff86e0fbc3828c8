import { useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useSetupWanted } from './useSetupWanted';

/** On the sign-in page of an engine in which there is nobody to sign in yet: the way to create the first user. */
export default function SetupNotice() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { state } = useSetupWanted();
  if (state !== 'wanted') return null;
  return (
    <Note
      icon="info"
      role="status"
      action={
        <Button size="sm" href={navigation.routeHref('/setup')}>
          {t('setup.open')}
        </Button>
      }
    >
      {t('setup.notice')}
    </Note>
  );
}
