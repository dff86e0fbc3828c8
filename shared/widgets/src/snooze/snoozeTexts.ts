import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

export const SNOOZE_TEXTS = defineTexts('taskweave-snooze', { en, de });
