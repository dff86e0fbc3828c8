import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

/** Used until the words for errors are loaded, and offline. */
export const PROBLEM_TEXTS = defineTexts('taskweave-ui', { en, de });
