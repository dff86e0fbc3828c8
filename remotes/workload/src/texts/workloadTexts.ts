import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

export const WORKLOAD_TEXTS = defineTexts('taskweave-workload', { en, de });

export type WorkloadTextKey = NonNullable<typeof WORKLOAD_TEXTS.key>;
