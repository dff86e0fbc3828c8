/** `Intl` formats cost far more to create than to use, so they are cached per locale. */
export function perLocale<Made extends object>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}
