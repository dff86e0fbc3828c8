import { parseEngineDate, toEngineDate, toLocalDateTime } from '@taskweave/base/engineDate';
import { assert, constantFrom, date, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';

/** Before 1900, many local times were seconds off full minutes, which no offset can express. */
const moment = date({ min: new Date(1900, 0, 1), max: new Date(9999, 11, 31), noInvalidDate: true });
const likeDate = string({
  unit: constantFrom(...'0123456789-:.,TZ+ tz'.split('')),
  minLength: 0,
  maxLength: 32,
});

it('a moment comes back from the engine’s text to the millisecond', () => {
  assert(
    property(moment, (one) => {
      expect(parseEngineDate(toEngineDate(one))?.getTime()).toBe(one.getTime());
    }),
  );
});

it('a moment comes back from a field, but for the hour that clocks go through twice', () => {
  assert(
    property(moment, (one) => {
      const back = parseEngineDate(toLocalDateTime(one));
      expect(back === null ? null : toLocalDateTime(back)).toBe(toLocalDateTime(one));
    }),
  );
});

it('any text is a valid date or none', () => {
  assert(
    property(oneof(string({ unit: 'binary' }), likeDate), (text) => {
      const read = parseEngineDate(text);
      expect(read === null || !Number.isNaN(read.getTime())).toBe(true);
    }),
  );
});
