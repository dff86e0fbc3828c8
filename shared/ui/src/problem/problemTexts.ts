import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

/** What is said of errors before their words are there, and without a network to load them by. */
export const PROBLEM_TEXTS = defineTexts('taskweave-ui', { en, de });
