import de from './de.json';
import en from './en.json';

type ChartTexts = typeof en;

const CATALOGUES: Readonly<Record<string, ChartTexts>> = { en, de };

/** The texts around a chart in the language of a locale, in English where there are none. */
export function chartTexts(locale: string): ChartTexts {
  return CATALOGUES[new Intl.Locale(locale).language] ?? en;
}
