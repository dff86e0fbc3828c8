import { partText } from '@taskweave/i18n/partText';
import de from './de.json';
import en from './en.json';

export type VariableTextKey = keyof typeof en;

const CATALOGUES = { en, de };

/** A text around variables in the language of a locale, in English where there is none. */
export function variableText(
  key: VariableTextKey | `${'count' | 'pasted'}`,
  locale: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return partText('taskweave-ui', CATALOGUES, locale, key, values) ?? key;
}
