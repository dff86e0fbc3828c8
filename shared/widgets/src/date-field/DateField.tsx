import { useDateTexts } from '@taskweave/i18n/date-texts/dateTexts';
import { DateTimePickerField, type DateTimePickerFieldProps } from '@taskweave/ui/date-time-picker-field';

export type DateFieldProps = Omit<DateTimePickerFieldProps, 'texts' | 'now'>;

/**
 * The date of a form, or its date and time: typed as people of the locale write it, or chosen in a calendar.
 *
 * @example
 * <DateField label={t('due')} locale={locale} value={due} onChange={setDue} />
 */
export function DateField(props: DateFieldProps) {
  const texts = useDateTexts();
  return <DateTimePickerField {...props} texts={texts} />;
}
