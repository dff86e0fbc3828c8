import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

export const PROGRESS_TEXTS = defineTexts('taskweave-operations', { en, de });
