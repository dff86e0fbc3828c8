import de from './de.json';
import en from './en.json';

type DiagramTexts = typeof en;

const CATALOGUES: Readonly<Record<string, DiagramTexts>> = { en, de };

/** The texts around a diagram in the language of a locale, in English where there are none. */
export function diagramTexts(locale: string): DiagramTexts {
  return CATALOGUES[new Intl.Locale(locale).language] ?? en;
}

/**
 * The name of a drawing for those who do not see it.
 *
 * @example diagramLabel('en', 'Invoice approval') // 'Diagram of Invoice approval'
 */
export function diagramLabel(locale: string, name: string): string {
  return diagramTexts(locale).label.replace('{{name}}', () => name);
}
