import type { DateTimePickerFieldProps } from '@taskweave/ui/date-time-picker-field';

type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/**
 * The texts of the date picker, in a form or by itself, from the keys `date.*` of a plugin's own catalogue.
 *
 * @example
 * <DateTimePickerField texts={dateTexts(useTranslation().t)} … />
 */
export function dateTexts(t: Translate): DateTimePickerFieldProps['texts'] {
  return {
    typed: t('date.typed'),
    time: t('date.time'),
    // The picker fills in an example of its own.
    example: t('date.example', { example: '{{example}}' }),
    notADate: t('date.notADate'),
    notATime: t('date.notATime'),
    quick: t('date.quick'),
    previousMonth: t('date.previousMonth'),
    nextMonth: t('date.nextMonth'),
    open: t('date.open'),
    done: t('date.done'),
    clear: t('date.clear'),
  };
}
