import type { Language } from '@taskweave/plugin-sdk';

/** The texts of the date picker, in the popover of the head and in forms. */
export function pickerTexts(t: Language['t']) {
  return {
    typed: t('picker.typed'),
    time: t('picker.time'),
    // The picker fills in an example of its own.
    example: t('picker.example', { example: '{{example}}' }),
    notADate: t('picker.notADate'),
    notATime: t('picker.notATime'),
    quick: t('picker.quick'),
    previousMonth: t('picker.previousMonth'),
    nextMonth: t('picker.nextMonth'),
    apply: t('picker.apply'),
    reset: t('picker.reset'),
    open: t('picker.open'),
    done: t('picker.apply'),
    clear: t('picker.reset'),
  };
}
