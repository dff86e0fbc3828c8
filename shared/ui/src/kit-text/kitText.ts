import { textIn } from '../problem/subject/problemText';
import de from './de.json';
import en from './en.json';

export type KitTextKey = keyof typeof en;

const CATALOGUES = { en, de };

/** A text within a component, in the language of a locale; in English where there is none. */
export function kitText(
  key: KitTextKey,
  locale: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return textIn(CATALOGUES, key, locale, values) ?? key;
}
