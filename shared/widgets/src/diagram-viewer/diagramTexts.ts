import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

export const DIAGRAM_TEXTS = defineTexts('taskweave-diagram', { en, de });
