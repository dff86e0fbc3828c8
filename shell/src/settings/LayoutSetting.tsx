import { Button } from '@taskweave/ui/button';
import { Stack } from '@taskweave/ui/stack';
import { useShellText } from '../i18n/useShellText';
import { resetLayout } from '../layout/LayoutStore';
import styles from './SettingsDialog.module.css';

export default function LayoutSetting() {
  const { t } = useShellText();
  return (
    <Stack className={styles.setting}>
      <p>{t('settings.layout.text')}</p>
      <Button variant="secondary" onClick={resetLayout}>
        {t('command.resetLayout')}
      </Button>
    </Stack>
  );
}
