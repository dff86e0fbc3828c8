import { defineTexts, type KeyOf, type Texts } from '@taskweave/i18n/Texts';
import type others from '../../i18n/en.json';
import de from './de.json';
import en from './en.json';

export const HELP_TEXTS: Texts<KeyOf<typeof en> | KeyOf<typeof others>> = defineTexts('shell', { en, de });
