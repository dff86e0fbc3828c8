import { defineTexts, type Texts } from '@taskweave/i18n/Texts';
import type { TextKey } from '@taskweave/plugin-sdk';
import de from './de.json';
import en from './en.json';

export const NOTICES_TEXTS: Texts<TextKey> = defineTexts('taskweave-task-list', { en, de });
