import { defineTexts, type SpokenTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

// Administrators name texts of the search by this namespace.
export const SEARCH_TOOL_TEXTS = defineTexts('taskweave-task-list', { en, de });

export type SearchToolKey = NonNullable<typeof SEARCH_TOOL_TEXTS.key>;

export type SearchToolTexts = SpokenTexts<SearchToolKey>;
