import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

/** Texts of the empty column, which come with its code. */
export const EMPTY_TASK_TEXTS = defineTexts('shell', { en, de });
