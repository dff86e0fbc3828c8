import de from './de.json';
import en from './en.json';

export type ProblemTextKey = keyof typeof en;

const CATALOGUES: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, de };

/** A text on errors in the language of a locale, in English where there is none; null for keys of no catalogue. */
export function problemText(
  key: ProblemTextKey | `permission.${string}` | `resource.${string}`,
  locale: string,
  values: Readonly<Record<string, string | number>> = {},
): string | null {
  const catalogue: Readonly<Record<string, string>> = CATALOGUES[locale.split('-')[0] ?? ''] ?? en;
  const text = catalogue[key];
  if (text === undefined) return null;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The language that the page is shown in. */
export function pageLocale(): string {
  return (globalThis.document && document.documentElement.lang) || 'en';
}
