import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

/** Texts around the diagram, which come with its code: a task that is opened needs none of them. */
export const STATE_TEXTS = defineTexts('taskweave-task-detail', { en, de });
