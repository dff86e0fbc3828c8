/**
 * A text with its first letter as a capital, by the rules of the locale, or of the browser's own.
 *
 * @example capitalised('yesterday', 'en') // 'Yesterday'
 */
export function capitalised(text: string, locale?: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
