import { partText } from '@taskweave/i18n/partText';
import de from './de.json';
import en from './en.json';

const CATALOGUES = { en, de };

/** A text of an inline value in the language of a locale, in English where there is none. */
export function inlineText(
  key: keyof typeof en,
  locale: string,
  values: Readonly<Record<string, string>> = {},
): string {
  return partText('taskweave-ui', CATALOGUES, locale, key, values) ?? key;
}
