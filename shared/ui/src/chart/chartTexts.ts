import { partTexts } from '@taskweave/i18n/partText';
import de from './de.json';
import en from './en.json';

type ChartTexts = typeof en;

/** The texts around a chart in the language of a locale, in English where there are none; the installation's go first. */
export function chartTexts(locale: string): ChartTexts {
  return partTexts('taskweave-chart', { en, de }, locale);
}
