import type { CommonTexts } from '@taskweave/i18n/common/commonTexts';
import { defineTexts, type KeyOf, type Texts } from '@taskweave/i18n/Texts';
import type others from '../i18n/en.json';
import de from './de.json';
import en from './en.json';

export const DIALOG_TEXTS: Texts<KeyOf<typeof en> | KeyOf<typeof others>> = defineTexts('taskweave-filters', {
  en,
  de,
});

export type DialogTextKey = NonNullable<typeof DIALOG_TEXTS.key> | KeyOf<CommonTexts>;
