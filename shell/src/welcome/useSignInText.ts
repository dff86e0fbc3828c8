import { withTexts } from '@taskweave/i18n/withTexts';
import { useShellText } from '../i18n/useShellText';
import de from './de.json';
import en from './en.json';

/** The texts around the sign-in, which come with their code. */
export function useSignInText() {
  return withTexts(useShellText(), { en, de }, 'shell');
}
