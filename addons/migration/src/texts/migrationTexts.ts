import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

export const MIGRATION_TEXTS = defineTexts('taskweave-migration', { en, de });
