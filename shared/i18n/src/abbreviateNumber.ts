import { perLocale } from './perLocale';

const UNITS = ['', 'k', 'M', 'G', 'T', 'P', 'E'] as const;

/** From so much of the next unit on, that unit is taken: 950 is `1k`, not `950`. */
const ENOUGH = 0.95;

const formatOf = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/**
 * A number in few signs, in steps of a thousand from 950 on, with one digit after the point.
 *
 * @example abbreviateNumber(1234, 'en') // '1.2k'
 */
export function abbreviateNumber(value: number, locale: string): string {
  let power = 0;
  let rest = Math.abs(value);
  // Compared by the number as it stands, for dividing it again and again would add its mistakes up.
  while (power < UNITS.length - 1 && Math.abs(value) >= ENOUGH * 1000 ** (power + 1)) {
    power += 1;
    rest = Math.abs(value) / 1000 ** power;
  }
  return `${formatOf(locale).format(Math.sign(value) * rest)}${UNITS[power]}`;
}
