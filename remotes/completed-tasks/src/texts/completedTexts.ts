import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

export const COMPLETED_TEXTS = defineTexts('taskweave-completed-tasks', { en, de });
