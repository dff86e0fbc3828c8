import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '@taskweave/ui/button';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { Stack } from '@taskweave/ui/stack';
import { useState } from 'react';
import { usePageCommands } from '../commands/createCommands';
import { HELP_TEXTS } from '../help/texts/helpTexts';
import styles from './SettingsDialog.module.css';

export default function KeyboardSetting() {
  const { t } = useTexts(HELP_TEXTS);
  const { commands, keyMap } = usePageCommands();
  const [singleKeys, setSingleKeys] = useState(keyMap.singleKeys);

  function change(isOn: boolean): void {
    keyMap.setSingleKeys(isOn);
    setSingleKeys(isOn);
  }

  return (
    <Stack className={styles.setting}>
      <CheckboxField
        label={t('help.singleKeys')}
        hint={t('help.singleKeys.hint')}
        checked={singleKeys}
        onChange={change}
      />
      <Button variant="secondary" onClick={() => void commands.run('taskweave-shell.shortcut-help')}>
        {t('settings.allShortcuts')}
      </Button>
    </Stack>
  );
}
