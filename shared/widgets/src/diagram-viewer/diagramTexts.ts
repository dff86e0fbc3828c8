import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

/**
 * The texts around a diagram.
 *
 * @example useTexts(DIAGRAM_TEXTS).t('label', { name: 'Invoice approval' }) // 'Diagram of Invoice approval'
 */
export const DIAGRAM_TEXTS = defineTexts('taskweave-diagram', { en, de });
