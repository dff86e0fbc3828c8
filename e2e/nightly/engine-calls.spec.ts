import { expect, test } from '@playwright/test';
import { callEverything } from '../support/engine-calls/callEverything';
import { compareReport, unexplained } from '../support/engine-calls/engineCallsReport';
import { testEngine } from '../support/testEngine';

test('every call of the client is answered by Operaton, or the report says why not', async () => {
  // Some ten seconds; a machine that is short of breath takes its time with a thousand requests.
  test.setTimeout(180_000);
  const { version, outcomes } = await callEverything(testEngine().baseUrl);
  expect(unexplained(outcomes)).toEqual([]);
  const { written, wanted } = compareReport('Operaton', version, outcomes);
  expect(written).toBe(wanted);
});
