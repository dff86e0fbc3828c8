import { expect, test } from '@playwright/test';
import { failedCalls } from '../engine-calls/failedCalls';
import { testEngine } from '../fixtures/testEngine';

const TAGS = [
  ...[
    '@S1.2',
    '@S3.44',
    '@S7.8',
    '@S7.18',
    '@S7.21',
    '@S7.30',
    '@S7.31',
    '@S7.34',
    '@S7.35',
    '@S7.36',
    '@S7.37',
  ],
  ...[
    '@S7.43',
    '@S7.44',
    '@S7.45',
    '@S7.46',
    '@S7.47',
    '@S7.48',
    '@S7.49',
    '@S7.50',
    '@S7.51',
    '@S7.58',
    '@S7.59',
  ],
];

test('Operaton answers every call that the specification names', { tag: TAGS }, async () => {
  test.setTimeout(180_000);
  expect(await failedCalls(testEngine().baseUrl)).toEqual([]);
});
