import { Button } from '@taskweave/ui/button';
import { useShellText } from '../i18n/useShellText';
import { resetLayout } from '../layout/LayoutStore';

/** The way back from columns that were folded or pulled. */
export default function LayoutSetting() {
  const { t } = useShellText();
  return (
    <div className="setting">
      <p>{t('settings.layout.text')}</p>
      <Button variant="secondary" onClick={resetLayout}>
        {t('command.resetLayout')}
      </Button>
    </div>
  );
}
