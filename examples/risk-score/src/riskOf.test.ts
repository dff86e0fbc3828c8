import { expect, test } from 'vitest';
import { riskOf } from './riskOf';

test.each([
  ['nothing', 0, 2000, 0],
  ['two years of income', 48_000, 2000, 50],
  ['more than four years', 500_000, 2000, 100],
  ['no income', 1000, 0, 100],
])('%s', (_, amount, income, risk) => {
  expect(riskOf(amount, income)).toBe(risk);
});
