import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

export const VARIABLE_TEXTS = defineTexts('taskweave-ui', { en, de });
