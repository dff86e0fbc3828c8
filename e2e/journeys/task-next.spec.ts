import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

test('after completing, related tasks are offered @T2.14 @T8.15', async ({ app, page, demo, ownData }) => {
  const first = await ownData.taskOfProcess('form-gallery');
  const { processInstanceId } = await demo.get(`task/${first}`);
  const all: readonly { id: string; name: string; formKey: string | null; taskDefinitionKey: string }[] =
    await demo.get(`task?processInstanceId=${processInstanceId}`);
  const plain = all.find(({ taskDefinitionKey }) => taskDefinitionKey === 'noForm');
  const other = all.find(({ taskDefinitionKey }) => taskDefinitionKey === 'externalApp');
  await demo.post(`task/${first}/unclaim`, {});
  for (const task of [plain, other]) await demo.post(`task/${task?.id}/assignee`, { userId: 'demo' });
  const filterId = await ownData.filter(`Nothing of it ${ownData.mark}`, { nameLike: `%${ownData.mark}%` });
  await app.openAs('demo', `#/?filter=${filterId}&task=${plain?.id}`);

  await page.getByRole('button', { name: 'View', exact: true }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Stay on the task' }).click();
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.getByText('You completed this task.')).toBeVisible();
  expect(page.url()).toContain(`task=${plain?.id}`);
  const offer = page
    .getByRole('region', { name: 'Notifications' })
    .getByText('You have more tasks in this process');
  await expect(offer).toBeVisible();
  await expectAccessible(page, 'related tasks');

  await page.getByRole('link', { name: other?.name ?? '' }).press('Enter');
  await expect(page.getByRole('heading', { name: other?.name ?? '' })).toBeVisible();
  await expect.poll(() => page.url()).not.toContain('forceDisplayTask');
  expect(page.url()).toContain(`task=${other?.id}`);

  await page.reload();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Stay on the task' })).toBeChecked();
});

test('the form of the next task is asked for once', async ({ app, page, ownData }) => {
  const request = (employee: string) =>
    ownData.taskOfProcess('holiday-request', {
      employee: { type: 'String', value: employee },
      days: { type: 'Long', value: 5 },
      mark: { type: 'String', value: ownData.mark },
    });
  const ids = [await request('one'), await request('two')];
  const filterId = await ownData.filter(ownData.mark, {
    processVariables: [{ name: 'mark', operator: 'eq', value: ownData.mark }],
  });
  const asked: string[] = [];
  page.on('request', (one) => {
    if (one.method() === 'GET') asked.push(new URL(one.url()).pathname);
  });
  await app.openAs('demo', `#/?filter=${filterId}`);
  const rows = page.getByRole('grid', { name: 'Tasks' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await rows.first().click();
  await page
    .getByLabel(/^First day/)
    .first()
    .fill('12/31/2026');
  const next = ids.find((id) => !page.url().includes(id)) ?? '';
  const askedOf = (what: string) => asked.filter((path) => path.endsWith(`/task/${next}/${what}`)).length;
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect.poll(() => page.url()).toContain(`task=${next}`);
  await expect(page.getByLabel(/^First day/).first()).toHaveValue('');
  await quiet(page);
  // Ahead, while the form before was filled in, or now.
  expect(askedOf('form')).toBe(1);
  // Completing one task may change what the form of another begins with.
  expect(askedOf('form-variables')).toBeLessThanOrEqual(2);
});
