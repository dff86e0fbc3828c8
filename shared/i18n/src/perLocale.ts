/**
 * What is made for a locale, once: formats cost the browser far more to make than to use.
 *
 * @example const numbers = perLocale((locale) => new Intl.NumberFormat(locale));
 */
export function perLocale<Made extends object>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}
