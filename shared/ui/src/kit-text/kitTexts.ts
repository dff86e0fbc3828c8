import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

/** The texts within components, but for those of rooms that have their own. */
export const KIT_TEXTS = defineTexts('taskweave-ui', { en, de });
