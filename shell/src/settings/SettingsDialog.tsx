import { type CommandProps, usePointItems } from '@taskweave/plugin-sdk';
import { Dialog } from '@taskweave/ui/dialog';
import { Stack } from '@taskweave/ui/stack';
import { useShellText } from '../i18n/useShellText';
import styles from './SettingsDialog.module.css';

export default function SettingsDialog({ close }: Pick<CommandProps, 'close'>) {
  const { t } = useShellText();
  const settings = usePointItems('shell.setting');
  return (
    <Dialog isOpen onClose={close} title={t('settings.title')} closeLabel={t('common.close')} size="md">
      <Stack gap={5} className={styles.settings}>
        {settings.map((setting) => (
          <section key={setting.key} aria-labelledby={headingOf(setting.key)}>
            <h3 id={headingOf(setting.key)}>{setting.label}</h3>
            {setting.render({})}
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}

function headingOf(key: string): string {
  return `setting-${key.replaceAll(/[^\w-]/g, '-')}`;
}
