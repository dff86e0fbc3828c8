import type { FormVariables } from '@taskweave/engine-client/Task';
import { expect, it } from 'vitest';
import { refusedVariables } from './refusedVariables';

const variables: FormVariables = {
  days: { type: 'Integer', value: 'many' },
  count: { type: 'Integer', value: 5 },
  ratio: { type: 'Double', value: 1e20 },
  odd: { type: 'Color', value: 'red' },
  untyped: { value: 'many' } as FormVariables[string],
};
const cannot = (value: string, type: string) =>
  `Cannot convert value '${value}' of type '${type}' to java type java.lang.${type}`;

it.each([
  [cannot('many', 'Integer'), ['days']],
  [cannot('1.0E20', 'Double'), ['ratio']],
  [cannot('few', 'Integer'), []],
  [cannot('many', 'Long'), []],
  ["Unsupported value type 'Color'", ['odd']],
  ['no budget', []],
])('%s', (message, names) => {
  expect(refusedVariables(message, variables)).toEqual(names);
});
