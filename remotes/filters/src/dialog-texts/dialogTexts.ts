import type { CommonTexts } from '@taskweave/i18n/common/commonTexts';
import { defineTexts, type KeyOf, type Texts } from '@taskweave/i18n/Texts';
import type others from '../i18n/en.json';
import de from './de.json';
import en from './en.json';

/** Loaded with the dialog: the list of filters needs none of them. */
export const DIALOG_TEXTS: Texts<KeyOf<typeof en> | KeyOf<typeof others>> = defineTexts('taskweave-filters', {
  en,
  de,
});

export type DialogTextKey = NonNullable<typeof DIALOG_TEXTS.key> | KeyOf<CommonTexts>;
