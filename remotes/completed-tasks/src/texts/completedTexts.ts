import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

/** Texts of the page, which come with its code: its name in menus is all that others need. */
export const COMPLETED_TEXTS = defineTexts('taskweave-completed-tasks', { en, de });
