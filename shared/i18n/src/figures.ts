import { perLocale } from './perLocale';

const formatOf = perLocale(
  (locale) => new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }),
);

export function figures(value: number, locale: string): string {
  return formatOf(locale).format(value);
}
