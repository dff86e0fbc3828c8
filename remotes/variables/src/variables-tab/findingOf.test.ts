import type { VariableValue } from '@taskweave/engine-client/Task';
import { expect, it } from 'vitest';
import { findingOf } from './findingOf';

const of = (type: string, value: unknown) => ({ type, value, valueInfo: {} }) as VariableValue;

it.each([
  ['the same number', of('Long', '9007199254740993'), of('Long', '9007199254740993'), 'done'],
  ['another number', of('Integer', 3), of('Integer', 4), 'not-done'],
  ['another type', of('String', '4'), of('Integer', 4), 'not-done'],
  [
    'the same moment in another offset',
    of('Date', '2027-01-01T10:00:00.000+0100'),
    of('Date', '2027-01-01T09:00:00.000+0000'),
    'done',
  ],
  ['the same document', of('Json', '{"a":1}'), of('Json', '{"a":1}'), 'done'],
  ['a document that is written otherwise', of('Json', '{"a":1}'), of('Json', '{ "a": 1 }'), 'unclear'],
  ['bytes that the answer leaves out', of('Bytes', null), of('Bytes', 'QUJD'), 'unclear'],
  ['a file, whatever is in it', of('File', null), of('File', null), 'unclear'],
])('a lost answer is looked for: %s', (_, found, sent, kind) => {
  expect(findingOf(found, sent).kind).toBe(kind);
});

it('says that nothing was done where there is no such variable', () => {
  expect(findingOf(undefined, of('Json', '{}')).kind).toBe('not-done');
});
