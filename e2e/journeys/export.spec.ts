import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

test('the list is exported, and no text is a formula @H59', async ({ page, openTasks, consoleGuard }) => {
  consoleGuard.expectStatus(503, /\/list\?.*maxResults=500/);
  const { mark } = await openTasks(['=1+1', 'say "hello", twice', 'plain'], { assignee: 'mary' });

  await page.route(/\/list\?.*maxResults=500/, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
  await expect(page.getByRole('alert')).toContainText('Stopped at 0 of 3 tasks');
  await expectAccessible(page, 'export stopped');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Try again' }).click();
  const file = await download;

  expect(file.suggestedFilename()).toBe(`List ${mark}.csv`);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('"Task","Due","Assignee"');
  expect(lines[1]).toContain(`"'=1+1 ${mark}"`);
  expect(lines[1]).toContain('"Mary Okafor"');
  expect(lines[3]).toContain(`"say ""hello"", twice ${mark}"`);
});
