import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

export const START_TEXTS = defineTexts('taskweave-my-work', { en, de });
