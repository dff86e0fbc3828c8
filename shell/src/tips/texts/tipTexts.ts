import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

/** Texts of the tips on keys, which come with their code. */
export const TIP_TEXTS = defineTexts('shell', { en, de });
