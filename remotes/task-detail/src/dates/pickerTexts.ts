import type { Language } from '@taskweave/plugin-sdk';
import { dateTexts } from '@taskweave/widgets/dateTexts';

/** The texts of the date picker, in the popover of the head and in forms. */
export function pickerTexts(t: Language['t']) {
  const texts = dateTexts(t);
  return { ...texts, apply: texts.done, reset: texts.clear };
}
