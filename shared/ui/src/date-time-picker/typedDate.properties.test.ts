import { toInputDate, toLocalDateTime } from '@taskweave/base/engineDate';
import { array, assert, boolean, constantFrom, date, oneof, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { isLocalDate, readTypedDate, writeTypedDate } from './typedDate';

const now = new Date(2026, 10, 22, 12);
const locale = constantFrom(
  'en',
  'en-GB',
  'de',
  'fr',
  'ja',
  'ar',
  'pt-BR',
  'sv',
  'hu',
  'ko',
  'zh',
  'fa',
  'th',
  'hr',
);
const moment = date({ min: new Date(1900, 0, 1), max: new Date(9999, 11, 31), noInvalidDate: true });

it('a date is read as it was written, in every language', () => {
  assert(
    property(tuple(moment, locale, boolean()), ([one, tag, isDay]) => {
      const value = isDay ? toInputDate(one) : toLocalDateTime(one);
      const options = { locale: tag, kind: isDay ? 'date' : 'date-time', now, defaultTime: '17:00' } as const;
      expect(readTypedDate(writeTypedDate(value, tag), options)).toBe(value);
    }),
  );
});

it('whatever is typed is a date, nothing or a fault', () => {
  const figures = string({ unit: constantFrom(...'0123456789./-: apmuhrTZ+,'.split('')) });
  const words = array(
    constantFrom(
      ...'in a on am at um fri freitag sat so next week nächste woche nov 25. 25 th days tagen ago vor + - 3 9999 17:00 pm uhr'.split(
        ' ',
      ),
    ),
  ).map((parts) => parts.join(' '));
  assert(
    property(
      tuple(
        oneof(string(), string({ unit: 'binary' }), figures, words),
        locale,
        constantFrom('date', 'date-time'),
      ),
      ([text, tag, kind]) => {
        const read = readTypedDate(text, { locale: tag, kind, now, defaultTime: '17:00' });
        expect(read === null || read === '' || isLocalDate(read)).toBe(true);
      },
    ),
  );
});
