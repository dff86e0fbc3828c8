import { tabTo } from '../fixtures/looks/tabTo';
import { expect, test } from '../fixtures/test';

const text = (value: string) => ({ type: 'String', value });

test('a file that a row has no room for comes into sight by focus alone', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  const file = { type: 'File', value: btoa('Hello'), valueInfo: { filename: 'hello.txt' } };
  const creditor = text('A supplier of that many words that no row of any list has room for');
  await ownData.taskOfProcess('invoice', { creditor, file }, 'demo', mark);
  const variables = ['creditor', 'file'].map((name) => ({ name, label: '' }));
  const filter = await ownData.filter(mark, { processInstanceBusinessKeyLike: mark }, { variables });
  await page.setViewportSize({ width: 1100, height: 700 });
  await app.openAs('demo', `#/?filter=${filter}`);
  const row = app.rows;
  const link = row.getByRole('link', { name: 'Download hello.txt' });
  await expect(link).toBeAttached();
  const line = link.locator('xpath=ancestor::*[@role="gridcell"]');
  const isWithin = async () => {
    const [inner, outer] = [await link.boundingBox(), await line.boundingBox()];
    return inner !== null && outer !== null && inner.x + inner.width <= outer.x + outer.width;
  };
  expect(await isWithin()).toBe(false);

  await row.focus();
  await tabTo(page, link);
  expect(await isWithin()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await line.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});
