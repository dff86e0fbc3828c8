import { defineTexts, type SpokenTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

export const CHART_TEXTS = defineTexts('taskweave-chart', { en, de });

export type ChartWords = SpokenTexts<NonNullable<typeof CHART_TEXTS.key>>;
