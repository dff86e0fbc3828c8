import { toEngineDate } from '@taskweave/base/engineDate';
import { assert, boolean, constantFrom, date, double, oneof, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { parseSearchDate, parseSearchValue, unquote, withWildcards } from './searchValue';

const moment = date({ min: new Date(1900, 0, 1), max: new Date(9999, 11, 31), noInvalidDate: true }).map(
  toEngineDate,
);
const text = oneof(
  string({ unit: 'grapheme' }),
  constantFrom('%', '%%', '%a%', '_', ' a ', '#{currentUser()}', '#{now()}', '\\%'),
);

it('a text in single quotes is that text, whatever it looks like', () => {
  assert(
    property(text, (one) => {
      expect(parseSearchValue(`'${one}'`)).toBe(one);
      expect(unquote(`'${one}'`)).toBe(one);
    }),
  );
});

it('a number, a truth and a moment that are typed are what is searched for', () => {
  assert(
    property(
      tuple(double({ noNaN: true, noDefaultInfinity: true }), boolean(), moment),
      ([number, truth, at]) => {
        expect(parseSearchValue(String(number))).toBe(number === 0 ? Number(String(number)) : number);
        expect(parseSearchValue(String(truth))).toBe(truth);
        expect(parseSearchDate(at)?.getTime()).toBe(new Date(at.replace(/(\d\d)$/, ':$1')).getTime());
      },
    ),
  );
});

it('a search by parts of a text has a wildcard, and never two sets of them', () => {
  assert(
    property(text, (one) => {
      const once = withWildcards(one);
      expect(/[%_]/.test(once)).toBe(true);
      expect(withWildcards(once)).toBe(once);
    }),
  );
});
