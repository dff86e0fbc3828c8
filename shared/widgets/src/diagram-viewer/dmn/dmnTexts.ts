import de from './de.json';

const CATALOGUES: Readonly<Record<string, Readonly<Record<string, string>>>> = { de };

export function dmnTexts(locale: string): (text: string) => string {
  const words = CATALOGUES[new Intl.Locale(locale).language];
  return (text) => words?.[text] ?? text;
}
