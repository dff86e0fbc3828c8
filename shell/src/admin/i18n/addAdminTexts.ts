import type { I18n } from '@taskweave/i18n/createI18n';
import { useText } from '../../i18n/useShellText';
import de from './de.json';
import en from './en.json';

const NAMESPACE = 'shell.admin';

/** Adds the texts of the pages about plugins, which come with their code. */
export function addAdminTexts(i18n: Pick<I18n, 'addTranslations'>): Promise<void> {
  return i18n.addTranslations(NAMESPACE, { en, de });
}

export function useAdminText() {
  return useText(NAMESPACE);
}
