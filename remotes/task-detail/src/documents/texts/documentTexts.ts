import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

export const DOCUMENT_TEXTS = defineTexts('taskweave-task-detail', { en, de });
