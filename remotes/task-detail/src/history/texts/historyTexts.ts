import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

export const HISTORY_TEXTS = defineTexts('taskweave-task-detail', { en, de });

export type HistoryText = NonNullable<typeof HISTORY_TEXTS.key>;
