import { defineTexts, type Texts } from '@taskweave/i18n/Texts';
import type { TextKey } from '@taskweave/plugin-sdk';
import de from './de.json';
import en from './en.json';

/** Texts of the dialog, which come with its code: the menu needs none of them. */
export const SORT_DIALOG_TEXTS: Texts<TextKey> = defineTexts('taskweave-task-list', { en, de });
