import { useLanguages } from '@taskweave/plugin-sdk';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { SelectField } from '@taskweave/ui/select-field';
import { Stack } from '@taskweave/ui/stack';
import { useSyncExternalStore } from 'react';
import { languageName } from '../i18n/languageName';
import { useShellText } from '../i18n/useShellText';
import { density, tabCount, theme } from '../look/look';
import styles from './SettingsDialog.module.css';

export default function AppearanceSetting() {
  const { t } = useShellText();
  const { offered, choice, choose } = useLanguages();
  const chosenTheme = useSyncExternalStore(theme.subscribe, theme.read);
  const chosenDensity = useSyncExternalStore(density.subscribe, density.read);
  const isCounted = useSyncExternalStore(tabCount.subscribe, tabCount.read) === 'shown';
  return (
    <Stack className={styles.setting}>
      <SelectField
        label={t('menu.theme')}
        value={chosenTheme}
        options={theme.choices.map((value) => ({ value, label: t(`menu.theme.${value}`) }))}
        onChange={theme.choose}
      />
      <SelectField
        label={t('menu.density')}
        value={chosenDensity}
        options={density.choices.map((value) => ({ value, label: t(`menu.density.${value}`) }))}
        onChange={density.choose}
      />
      <SelectField
        label={t('menu.language')}
        value={choice ?? ''}
        emptyLabel={t('settings.language.browser')}
        options={offered.map((tag) => ({ value: tag, label: languageName(tag) }))}
        onChange={(value) => void choose(value === '' ? null : value)}
      />
      <CheckboxField
        label={t('settings.tabCount')}
        checked={isCounted}
        onChange={(isOn) => tabCount.choose(isOn ? 'shown' : 'hidden')}
      />
    </Stack>
  );
}
