import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

export const LOOK_UP_TEXTS = defineTexts('taskweave-look-up', { en, de });
