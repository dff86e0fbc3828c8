import type { DateTimePickerFieldProps } from '@taskweave/ui/date-time-picker-field';
import de from './de.json';
import en from './en.json';

type DateTexts = DateTimePickerFieldProps['texts'];

const CATALOGUES: Readonly<Record<string, DateTexts>> = { en, de };

/**
 * The texts of the date picker in the language of a locale, in English where there are none.
 *
 * @example <DateTimePicker texts={dateTexts(useTranslation().locale)} … />
 */
export function dateTexts(locale: string): DateTexts {
  return CATALOGUES[new Intl.Locale(locale).language] ?? en;
}
