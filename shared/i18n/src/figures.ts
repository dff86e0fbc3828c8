import { perLocale } from './perLocale';

const formatOf = perLocale(
  (locale) => new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }),
);

/**
 * A number within a text, in the figures of a locale, as its dates are: `٣` for people in Egypt, `3` for those in the Emirates.
 * Nothing parts thousands: it may be a version, or a port. Amounts are written by `formatsFor`.
 */
export function figures(value: number, locale: string): string {
  return formatOf(locale).format(value);
}
