import { expectSearchesShared } from '../fixtures/searches/expectSearchesShared';
import { OldTasklist } from '../fixtures/searches/OldTasklist';
import { test } from '../fixtures/test';

test('old searches move over @T2.15 @S3.36 @S7.63', async ({ app, page, engine, consoleGuard, ownData }) => {
  test.slow();
  OldTasklist.expectItsNoise(consoleGuard);
  const variables = [{ name: 'sum', label: 'Sum of it all' }];
  const filterId = await ownData.filter(ownData.mark, {}, { variables });
  await app.signIn('demo');

  await expectSearchesShared(page, { baseUrl: engine.baseUrl, filterId });
});
