import { expect, test } from '../fixtures/test';

const text = (value: string) => ({ type: 'String', value });

test('facts of all rows cost one request, and name no type of the engine', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  const hidden = { type: 'Object', value: '["x"]', valueInfo: LIST };
  for (const name of ['Acme', 'Globex', 'Initech'])
    await ownData.taskOfProcess(
      'invoice',
      { creditor: text(name), nothing: { type: 'Null', value: null }, reviewers: hidden },
      'demo',
      `${mark} ${name}`,
    );
  const filter = await ownData.filter(mark, { processInstanceBusinessKeyLike: `${mark}%` });
  await app.signIn('demo');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/variable-instance')) asked.push(request.url());
  });
  await app.open(`#/?filter=${filter}`);
  const rows = page.getByRole('grid', { name: 'Tasks' }).getByRole('row');
  for (const name of ['Acme', 'Globex', 'Initech'])
    await expect(rows.filter({ hasText: `· ${name}` })).toHaveCount(1);
  expect(asked).toHaveLength(1);
  expect((await rows.allInnerTexts()).join()).not.toMatch(/null|java|undefined|\["x"\]/i);
});

const LIST = {
  objectTypeName: 'java.util.ArrayList<java.lang.Object>',
  serializationDataFormat: 'application/json',
};

test('what a row is known to be about stays while rows are refreshed', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  const start = (name: string) =>
    ownData.taskOfProcess('invoice', { creditor: text(name) }, 'demo', `${mark} ${name}`);
  await start('Acme');
  const filter = await ownData.filter(
    mark,
    { processInstanceBusinessKeyLike: `${mark}%` },
    { refresh: true },
  );
  await page.clock.install();
  await app.signIn('demo');
  await app.open(`#/?filter=${filter}`);
  const rows = page.getByRole('grid', { name: 'Tasks' }).getByRole('row');
  await expect(rows.filter({ hasText: `${mark} Acme` })).toContainText('· Acme');

  // Every change of the page is looked at.
  await page.evaluate((key) => {
    document.body.dataset.lost = '0';
    const look = () => {
      const shown = [...document.querySelectorAll('[data-row]')].map((row) => row.textContent ?? '');
      const isThere = shown.some((one) => one.includes(key) && one.includes('· Acme'));
      if (!isThere) document.body.dataset.lost = '1';
    };
    const grid = document.querySelector('[role="grid"]');
    if (grid === null) throw new Error('There is no grid.');
    new MutationObserver(look).observe(grid, { subtree: true, childList: true, characterData: true });
  }, `${mark} Acme`);
  await start('Globex');
  await page.clock.fastForward(11_000);
  await page.getByRole('button', { name: '1 new' }).click();
  await expect(rows.filter({ hasText: `${mark} Globex` })).toContainText('· Globex');
  expect(await page.evaluate(() => document.body.dataset.lost)).toBe('0');
});
