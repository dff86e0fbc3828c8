import { SelectField } from '@taskweave/ui/select-field';
import { useContext, useSyncExternalStore } from 'react';
import { LANGUAGES } from '../commands/useShellCommands';
import { I18nContext, useShellText } from '../i18n/useShellText';
import { density, theme } from '../look/look';
import styles from './SettingsDialog.module.css';

/** Light or dark, how dense, and the language. */
export default function AppearanceSetting() {
  const { t } = useShellText();
  const i18n = useContext(I18nContext);
  const chosenTheme = useSyncExternalStore(theme.subscribe, theme.read);
  const chosenDensity = useSyncExternalStore(density.subscribe, density.read);
  return (
    <div className={styles.pair}>
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
        value={i18n?.choice ?? ''}
        emptyLabel={t('settings.language.browser')}
        options={LANGUAGES.map(({ tag, name }) => ({ value: tag, label: name }))}
        onChange={(value) => void i18n?.setLanguage(value === '' ? null : value)}
      />
    </div>
  );
}
