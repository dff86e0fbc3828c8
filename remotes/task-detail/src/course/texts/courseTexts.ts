import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

export const COURSE_TEXTS = defineTexts('taskweave-task-detail', { en, de });
