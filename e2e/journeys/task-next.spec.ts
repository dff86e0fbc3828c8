import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';

test('after completing one may stay, and is led to the other tasks of the instance whatever the filter', async ({
  app,
  page,
  engineAs,
  ownData,
}) => {
  const demo = await engineAs('demo');
  const first = await ownData.taskOfProcess('form-gallery');
  const { processInstanceId } = await demo.get(`task/${first}`);
  const all: readonly { id: string; name: string; formKey: string | null; taskDefinitionKey: string }[] =
    await demo.get(`task?processInstanceId=${processInstanceId}`);
  const plain = all.find(({ taskDefinitionKey }) => taskDefinitionKey === 'noForm');
  const other = all.find(({ taskDefinitionKey }) => taskDefinitionKey === 'externalApp');
  await demo.post(`task/${first}/unclaim`, {});
  for (const task of [plain, other]) await demo.post(`task/${task?.id}/assignee`, { userId: 'demo' });
  const filterId = await ownData.filter(`Nothing of it ${ownData.mark}`, { nameLike: `%${ownData.mark}%` });
  await app.signIn('demo');
  await app.open(`#/?filter=${filterId}&task=${plain?.id}`);

  await page.getByRole('button', { name: 'View', exact: true }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Stay on the task' }).click();
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.getByText('You completed this task.')).toBeVisible();
  expect(page.url()).toContain(`task=${plain?.id}`);
  const offer = page
    .getByRole('region', { name: 'Notifications' })
    .getByText('You have more tasks in this process');
  await expect(offer).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: other?.name ?? '' }).press('Enter');
  await expect(page.getByRole('heading', { name: other?.name ?? '' })).toBeVisible();
  await expect.poll(() => page.url()).not.toContain('forceDisplayTask');
  expect(page.url()).toContain(`task=${other?.id}`);

  await page.reload();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Stay on the task' })).toBeChecked();
});
