import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

test.use({ expectedAnswers: { 404: /no-such-task/, 400: /no-such-task/ } });

test('a missing task is deselected, and its filter stays @T4.31 @T8.26', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  await ownData.task({ name: `Only one ${mark}` });
  const filterId = await ownData.filter(`Filter ${mark}`, { nameLike: `%${mark}` }, { refresh: true });
  await page.clock.install();
  await app.signIn('demo');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    // A look at the state in the made-up language narrows the page for a moment.
    if (!pathname.includes('/api/') || (page.viewportSize()?.width ?? 0) < 500) return;
    // All permissions share one address, and the query tells them apart.
    calls.push(pathname.endsWith('/authorization/check') ? pathname + search : pathname);
  });

  await app.open(`#/?filter=${filterId}&task=no-such-task`);

  await expect(page.getByText('The task does not exist').first()).toBeVisible();
  await expect(page).not.toHaveURL(/task=no-such-task/);
  await expect(page).toHaveURL(new RegExp(`filter=${filterId}`));
  await expect(page.getByRole('row', { name: new RegExp(mark) })).toBeVisible();
  await expectAccessible(page, 'task not found');
  await expect(page.getByRole('button', { name: 'Account of Dana Moreau' })).toBeVisible();
  await quiet(page);
  expect(calls.filter((path) => path.includes('no-such-task')).length).toBeLessThanOrEqual(2);
  const often = calls.filter((path) => calls.filter((other) => other === path).length > 2);
  expect(often).toEqual([]);
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(16);

  calls.length = 0;
  await page.clock.runFor(33_000);
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(1);
  await quiet(page);
  expect(calls.filter((path) => !/\/(list|count)$/.test(path))).toEqual([]);
});
