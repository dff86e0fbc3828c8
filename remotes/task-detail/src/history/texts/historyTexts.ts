import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

/** Texts of what was done to a task, which come with its code. */
export const HISTORY_TEXTS = defineTexts('taskweave-task-detail', { en, de });

export type HistoryText = NonNullable<typeof HISTORY_TEXTS.key>;
