import { SelectField } from '@taskweave/ui/select-field';
import { useContext, useSyncExternalStore } from 'react';
import { chooseDensity, currentDensity, DENSITIES, subscribeDensity } from '../app/density';
import { chooseTheme, readTheme, subscribeTheme, THEMES } from '../app/theme';
import { LANGUAGES } from '../commands/useShellCommands';
import { I18nContext, useShellText } from '../i18n/useShellText';

/** Light or dark, close or wide, and the language. */
export default function AppearanceSetting() {
  const { t } = useShellText();
  const i18n = useContext(I18nContext);
  const theme = useSyncExternalStore(subscribeTheme, readTheme);
  const density = useSyncExternalStore(subscribeDensity, currentDensity);
  return (
    <div className="setting-pair">
      <SelectField
        label={t('menu.theme')}
        value={theme}
        options={THEMES.map((value) => ({ value, label: t(`menu.theme.${value}`) }))}
        onChange={(value) => chooseTheme(THEMES.find((one) => one === value) ?? 'system')}
      />
      <SelectField
        label={t('menu.density')}
        value={density}
        options={DENSITIES.map((value) => ({ value, label: t(`menu.density.${value}`) }))}
        onChange={(value) => chooseDensity(DENSITIES.find((one) => one === value) ?? 'comfortable')}
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
