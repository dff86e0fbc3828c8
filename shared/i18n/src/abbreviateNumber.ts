import { perLocale } from './perLocale';

const UNITS = ['', 'k', 'M', 'G', 'T', 'P', 'E'] as const;

const ENOUGH = 0.95;

const formatOf = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

export function abbreviateNumber(value: number, locale: string): string {
  let power = 0;
  let rest = Math.abs(value);
  // It compares the original number, because repeated division would add up rounding errors.
  while (power < UNITS.length - 1 && Math.abs(value) >= ENOUGH * 1000 ** (power + 1)) {
    power += 1;
    rest = Math.abs(value) / 1000 ** power;
  }
  return `${formatOf(locale).format(Math.sign(value) * rest)}${UNITS[power]}`;
}
