import { partTexts } from '@taskweave/i18n/partText';
import type { DateTimePickerFieldProps } from '@taskweave/ui/date-time-picker-field';
import de from './de.json';
import en from './en.json';

type DateTexts = DateTimePickerFieldProps['texts'];

/**
 * The texts of the date picker in the language of a locale, in English where there are none; the installation's go first.
 *
 * @example <DateTimePicker texts={dateTexts(useTranslation().locale)} … />
 */
export function dateTexts(locale: string): DateTexts {
  return partTexts('taskweave-dates', { en, de }, locale);
}
