import { SelectField } from '@taskweave/ui/select-field';
import { useContext, useSyncExternalStore } from 'react';
import { chooseTheme, readTheme, subscribeTheme, THEMES } from '../app/theme';
import { LANGUAGES } from '../commands/useShellCommands';
import { I18nContext, useShellText } from '../i18n/useShellText';

/** Light or dark, and the language. */
export default function AppearanceSetting() {
  const { t } = useShellText();
  const i18n = useContext(I18nContext);
  const theme = useSyncExternalStore(subscribeTheme, readTheme);
  return (
    <div className="setting-pair">
      <SelectField
        label={t('menu.theme')}
        value={theme}
        options={THEMES.map((value) => ({ value, label: t(`menu.theme.${value}`) }))}
        onChange={(value) => chooseTheme(THEMES.find((one) => one === value) ?? 'system')}
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
