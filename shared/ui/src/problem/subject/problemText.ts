import type { Catalogue } from '@taskweave/i18n/catalogue';
import { partText } from '@taskweave/i18n/partText';
import de from './de.json';
import en from './en.json';

export type ProblemTextKey = keyof typeof en;

const AT_HAND = { en, de };

/** A text on errors that is there even without a network, in the language of a locale; in English where there is none. */
export function problemText(
  key: ProblemTextKey,
  locale: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return textIn(AT_HAND, key, locale, values) ?? key;
}

/** The text of a key among catalogues by language, or the installation's own for it; null for keys of no catalogue. */
export function textIn(
  catalogues: Readonly<Record<string, Catalogue>>,
  key: string,
  locale: string,
  values: Readonly<Record<string, string | number>> = {},
): string | null {
  return partText('taskweave-ui', catalogues, locale, key, values) ?? null;
}

/** The language that the page is shown in. */
export function pageLocale(): string {
  return (globalThis.document && document.documentElement.lang) || 'en';
}
