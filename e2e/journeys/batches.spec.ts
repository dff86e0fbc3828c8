import { writeFileSync } from 'node:fs';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';

test('the instances of selected tasks are deleted in a batch whose progress shows, by who may', async ({
  app,
  page,
  engine,
  engineAs,
  newUserPage,
  ownData,
}) => {
  writeFileSync(engine.pluginsFile, JSON.stringify({ flags: { 'delete-instances': true } }));
  const demo = await engineAs('demo');
  const { mark } = ownData;
  for (const user of ['demo', 'demo', 'john'])
    await ownData.taskOfProcess('order-processing', { orderNumber: { value: mark } }, user, mark);
  const filterOf = (assignee: string) =>
    ownData.filter(`${mark} ${assignee}`, { processInstanceBusinessKey: mark, assignee });
  const openDialog = async ({ page: shown }: typeof app) => {
    const rows = shown.getByRole('grid', { name: 'Tasks' }).getByRole('row');
    await rows.first().focus();
    await shown.keyboard.press('x');
    await shown.keyboard.press('Shift+ArrowDown');
    const bar = shown.getByRole('toolbar', { name: 'Selected tasks' });
    await bar.getByRole('button', { name: 'More', exact: true }).click();
    await shown.getByRole('menuitem', { name: 'Delete process instances' }).click();
    return shown.getByRole('dialog', { name: 'Delete process instances' });
  };

  await app.signIn('demo');
  await app.open(`#/?filter=${await filterOf('demo')}`);
  const dialog = await openDialog(app);
  await expect(dialog.getByText('2 process instances of the selected tasks are deleted')).toBeVisible();
  // As the settings of the installation have them.
  await expect(dialog.getByLabel('Skip custom listeners')).toBeChecked();
  await dialog.getByLabel('Reason').fill(`Cleaned up by ${mark}`);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Delete 2 instances' }).click();
  await expect(dialog.getByRole('region', { name: 'Deleting 2 process instances' })).toContainText('of 2');
  await expect(dialog.getByText('Finished')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText('2 of 2')).toBeVisible();
  await expectNoAxeViolations(page);
  const [gone] = await demo.get(`history/process-instance?processInstanceBusinessKey=${mark}&finished=true`);
  expect(gone).toMatchObject({ state: 'EXTERNALLY_TERMINATED', deleteReason: `Cleaned up by ${mark}` });

  const filter = await filterOf('john');
  await demo.post('authorization/create', {
    type: 1,
    permissions: ['READ'],
    userId: 'john',
    resourceType: 5,
    resourceId: filter,
  });
  const john = await newUserPage('john', { viewport: { width: 390, height: 844 } });
  await john.open(`#/?filter=${filter}`);
  const refused = await openDialog(john);
  await expect(refused.getByText('CREATE on BATCH')).toBeVisible();
  await expect(refused.getByRole('button', { name: /^Delete/ })).toBeHidden();
});
