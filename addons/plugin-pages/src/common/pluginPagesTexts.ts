import { useTexts } from '@taskweave/i18n/page/useTexts';
import { defineTexts, type SpokenTexts, type Texts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

const TEXTS: Texts = defineTexts('shell.admin', { en, de });

export function usePluginPagesTexts(): SpokenTexts {
  return useTexts(TEXTS);
}
