import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

export const NOTICE_TEXTS = defineTexts('shell.notices', { en, de });
