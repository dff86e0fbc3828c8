import { useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useSetupWanted } from './useSetupWanted';

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
        <Button size="sm" href={navigation.pageHref('/setup')}>
          {t('setup.open')}
        </Button>
      }
    >
      {t('setup.notice')}
    </Note>
  );
}
