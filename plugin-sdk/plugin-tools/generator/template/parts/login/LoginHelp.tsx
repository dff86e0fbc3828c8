import { useTranslation } from '@taskweave/plugin-sdk';
import { Note } from '@taskweave/ui/note';

/** Nobody is signed in here, so the engine answers nothing yet. */
export default function LoginHelp() {
  const { t } = useTranslation();
  return <Note icon="info">{t('login.help')}</Note>;
}
