import { Button } from '@taskweave/ui/button';
import { useShellText } from '../i18n/useShellText';
import { resetLayout } from '../layout/LayoutStore';
import styles from './SettingsDialog.module.css';

export default function LayoutSetting() {
  const { t } = useShellText();
  return (
    <div className={styles.setting}>
      <p>{t('settings.layout.text')}</p>
      <Button variant="secondary" onClick={resetLayout}>
        {t('command.resetLayout')}
      </Button>
    </div>
  );
}
