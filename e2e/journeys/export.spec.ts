import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test('the list is exported, and no text is a formula @H59', async ({ app, page, ownData, consoleGuard }) => {
  consoleGuard.expectStatus(503, /\/list\?.*maxResults=500/);
  for (const name of ['=1+1', 'say "hello", twice', 'plain']) {
    await ownData.task({ name: `${name} ${ownData.mark}`, assignee: 'mary' });
  }
  const filterId = await ownData.filter(ownData.mark, { nameLike: `%${ownData.mark}` });
  await app.signIn('demo');
  await app.open(
    `#/?filter=${filterId}&sorting=${encodeURIComponent('[{"sortBy":"name","sortOrder":"asc"}]')}`,
  );
  await expect(page.getByRole('grid', { name: 'Tasks' }).getByRole('row')).toHaveCount(3);

  // It says how far it came where the engine fails, and goes on from there.
  await page.route(/\/list\?.*maxResults=500/, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  await expect(page.getByRole('alert')).toContainText('Stopped at 0 of 3 tasks');
  await expectAccessible(page, 'export stopped');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Resume' }).click();
  const file = await download;

  expect(file.suggestedFilename()).toBe(`${ownData.mark}.csv`);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('"Task","Due","Assignee"');
  expect(lines[1]).toContain(`"'=1+1 ${ownData.mark}"`);
  expect(lines[1]).toContain('"Mary Okafor"');
  expect(lines[3]).toContain(`"say ""hello"", twice ${ownData.mark}"`);
});
