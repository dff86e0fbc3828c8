import { perLocale } from './perLocale';

const formatOf = perLocale(
  (locale) => new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }),
);

/** In the locale's digits (`٣` in Egypt), without separators: it may be a version or a port. For amounts, use `formatsFor`. */
export function figures(value: number, locale: string): string {
  return formatOf(locale).format(value);
}
