import { partTexts } from '@taskweave/i18n/partText';
import de from './de.json';
import en from './en.json';

type DiagramTexts = typeof en;

/** The texts around a diagram in the language of a locale, in English where there are none; the installation's go first. */
export function diagramTexts(locale: string): DiagramTexts {
  return partTexts('taskweave-diagram', { en, de }, locale);
}

/**
 * The name of a drawing for those who do not see it.
 *
 * @example diagramLabel('en', 'Invoice approval') // 'Diagram of Invoice approval'
 */
export function diagramLabel(locale: string, name: string): string {
  return diagramTexts(locale).label.replace('{{name}}', () => name);
}
