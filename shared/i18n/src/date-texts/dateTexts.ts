import { partTexts } from '../partText';
import de from './de.json';
import en from './en.json';

type DateTexts = typeof en;

/**
 * The texts of the date picker in the language of a locale, in English where there are none; the installation's go first.
 *
 * @example <DateTimePicker texts={dateTexts(useTranslation().locale)} … />
 */
export function dateTexts(locale: string): DateTexts {
  return partTexts('taskweave-dates', { en, de }, locale);
}
