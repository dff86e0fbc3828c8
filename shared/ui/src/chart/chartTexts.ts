import { defineTexts, type SpokenTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

/** The texts around a chart. */
export const CHART_TEXTS = defineTexts('taskweave-chart', { en, de });

/** The same in the language on screen. */
export type ChartWords = SpokenTexts<NonNullable<typeof CHART_TEXTS.key>>;
