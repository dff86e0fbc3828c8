import { defineTexts, type Texts } from '@taskweave/i18n/Texts';
import type { TextKey } from '@taskweave/plugin-sdk';
import de from './de.json';
import en from './en.json';

/** Texts of suggestions and tools, which come with their code: an empty field needs none of them. */
export const SEARCH_TOOL_TEXTS: Texts<TextKey> = defineTexts('taskweave-task-list', { en, de });
