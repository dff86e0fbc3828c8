import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { BY_NAME } from '../fixtures/openTasks';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

test('dates, link and claim @T1.3 @T2.42 @T3.35', async ({ app, page, demo, ownData, consoleGuard }) => {
  consoleGuard.expectStatus(500, /\/claim$/);
  const businessKey = ownData.mark;
  const processTask = await ownData.taskOfProcess('invoice', {}, 'mary', businessKey);
  const { processInstanceId } = await demo.get(`task/${processTask}`);
  await demo.post(`task/${processTask}/unclaim`);
  const loose = await ownData.task({
    name: `${ownData.mark} loose`,
    due: '2020-01-02T10:00:00.000+0000',
    followUp: '2020-01-01T10:00:00.000+0000',
  });
  const filter = await ownData.filter(ownData.mark, {
    unassigned: true,
    orQueries: [{ processInstanceBusinessKey: businessKey, nameLike: `${ownData.mark}%` }],
  });
  await app.openAs('demo', `#/?filter=${filter}`);
  const { rows } = app;
  const looseRow = rows.filter({ hasText: 'loose' });
  const processRow = rows.filter({ hasText: businessKey }).filter({ hasNotText: 'loose' });
  await expect(looseRow).toContainText('days overdue');
  await expect(looseRow).toContainText('Follow-up: Jan 1, 2020');
  await expect(looseRow.getByRole('link').first()).toHaveAttribute('title', /Due: Thursday/);

  await demo.post(`task/${loose}/assignee`, { userId: 'mary' });
  await looseRow.hover();
  await expectAccessible(page, 'cards');
  await looseRow.getByRole('button', { name: /Claim/ }).click();
  await expect(page.getByText(`“${ownData.mark} loose” could not be claimed`)).toBeVisible();
  await expect(page.getByText('Mary Okafor has already claimed it.')).toBeVisible();
  await expect(rows).toHaveCount(1);

  await processRow.focus();
  await page.keyboard.press('Tab');
  const link = processRow.getByRole('link', { name: 'Open in Cockpit' });
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`cockpit/default/#/process-instance/${processInstanceId}$`),
  );
  await page.keyboard.press('Tab');
  await expect(processRow.getByRole('button', { name: /Claim/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No tasks match this filter.')).toBeVisible();
  expect((await demo.get(`task/${processTask}`)).assignee).toBe('demo');
  await expect(page.getByRole('link', { name: 'Open task' })).toHaveAttribute(
    'href',
    new RegExp(`task=${processTask}`),
  );

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(1);
  expect((await demo.get(`task/${processTask}`)).assignee).toBeNull();
});

test('news moves nothing until somebody asks for it', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  const middle = await ownData.task({ name: `${mark} middle` });
  for (const name of ['upper', 'top']) await ownData.task({ name: `${mark} ${name}` });
  const filter = await ownData.filter(mark, { nameLike: `${mark}%` }, { refresh: true });
  await page.clock.install();
  await app.signIn('demo');
  await app.open(`#/?filter=${filter}&task=${middle}${BY_NAME}`);
  const { rows } = app;
  const selected = page.getByRole('grid', { name: 'Tasks' }).getByRole('row', { selected: true });
  await expect(selected).toContainText('middle');
  const top = rows.filter({ hasText: 'top' });
  await top.focus();
  const place = await top.boundingBox();
  expect(place).not.toBeNull();

  // A plugin whose files are under way would be given up when the clock moves.
  await quiet(page);
  await ownData.task({ name: `${mark} above` });
  const fresh = page.getByRole('button', { name: '1 new' });
  // A request under way during the change still has the old answer, so once is not enough.
  await expect(async () => {
    await page.clock.fastForward(11_000);
    await expect(fresh).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 8_000 });
  await expect(top).toBeFocused();
  await expect(selected).toContainText('middle');
  await expect(rows).toHaveCount(3);
  await expectAccessible(page, 'news of the list');
  expect(await top.boundingBox()).toEqual(place);
  const note = await fresh.boundingBox();
  const list = await page.getByRole('grid', { name: 'Tasks' }).boundingBox();
  expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);

  await fresh.click();
  await expect(rows.first()).toContainText('above');
  await expect(rows.first()).toBeFocused();
  await expect(selected).toContainText('middle');
});
