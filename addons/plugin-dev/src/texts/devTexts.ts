import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

export const DEV_TEXTS = defineTexts('shell.plugin-dev', { en, de });
