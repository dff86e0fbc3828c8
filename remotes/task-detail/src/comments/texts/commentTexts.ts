import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

/** Texts around a comment that is written, which come with its code. */
export const COMMENT_TEXTS = defineTexts('taskweave-task-detail', { en, de });
