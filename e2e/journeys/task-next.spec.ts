import { expectAccessible } from '../fixtures/looks/expectAccessible';
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

  const opensNext = await app.setting('After completing a task, open the next one');
  await opensNext.uncheck();
  await page.keyboard.press('Escape');
  await app.complete.click();
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
  expect(await (await app.setting('After completing a task, open the next one')).isChecked()).toBe(false);
});
