import { useDateTexts } from '@taskweave/i18n/date-texts/dateTexts';
import { DateTimePickerField, type DateTimePickerFieldProps } from '@taskweave/ui/date-time-picker-field';

export type DateFieldProps = Omit<DateTimePickerFieldProps, 'texts' | 'now'>;

export function DateField(props: DateFieldProps) {
  const texts = useDateTexts();
  return <DateTimePickerField {...props} texts={texts} />;
}
