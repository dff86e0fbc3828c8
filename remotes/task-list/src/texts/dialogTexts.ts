import { defineTexts, type Texts } from '@taskweave/i18n/Texts';
import type { TextKey } from '@taskweave/plugin-sdk';
import de from './de.json';
import en from './en.json';

/** Texts of the dialogs for searches, columns, order and export, which come with their code. */
export const DIALOG_TEXTS: Texts<TextKey> = defineTexts('taskweave-task-list', { en, de });
