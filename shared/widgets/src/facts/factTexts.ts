import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

export const FACT_TEXTS = defineTexts('taskweave-facts', { en, de });

export type FactKey = keyof typeof en;
