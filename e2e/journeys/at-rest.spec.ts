import { atRest } from '../../bench/atRest.mjs';
import { expect, test } from '../support/test';

/** The page's clock is run on; each turn waits for the answers of the real engine. */
test.setTimeout(120_000);

test.beforeEach(async ({ app }) => {
  await app.signIn('demo');
});

test('a list at rest asks once in ten seconds and changes nothing but how long ago something was; unseen it does nothing at all', async ({
  app,
  context,
}) => {
  // One page for both minutes: they take their time on a real engine.
  const { minute, hidden } = await atRest({ context, url: app.url });
  const ofList = minute.requests.filter((line) => line.includes('/list?'));
  const ofFile = minute.requests.filter((line) => line.includes('/config/plugins.json'));
  expect(ofList).toHaveLength(6);
  // Administrators can switch off a plugin within a minute.
  expect(ofFile.length).toBeLessThanOrEqual(2);
  expect(minute.requests).toHaveLength(ofList.length + ofFile.length);
  expect(minute.mutations.filter((change) => !/^characterData .* ago/.test(change))).toEqual([]);
  expect(hidden).toEqual({ requests: [], mutations: [], timers: [] });
});
