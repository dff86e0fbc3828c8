import { expect, it } from 'vitest';
import { rejectionFault } from './rejectionFault';

it.each([
  ['validation of minlength(3) failed.', { key: 'error.minLength', values: { count: 3 } }],
  ['validation of max(30) failed.', { key: 'error.below', values: { max: '30' } }],
  ['validation of required failed.', { key: 'error.required' }],
  [
    "Cannot convert value 'abc' of type 'Integer' to java type java.lang.Integer",
    { key: 'error.type.Integer' },
  ],
  ["Cannot convert value 'a' of type 'Json' to java type java.lang.Object", null],
  ['The number is not a valid IBAN', null],
])('reads "%s"', (message, fault) => {
  expect(rejectionFault(message)).toEqual(fault);
});
