import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

/** Texts of the setting, which come with its code. */
export const START_TEXTS = defineTexts('taskweave-my-work', { en, de });
