import { LOOKS, loseAnswers } from '../faults/loseAnswers';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ expectedAnswers: { 504: /process-instance\/delete$/ } });

test('a batch deletes instances @S4.15', async ({ app, page, engine, demo, newUserPage, ownData }) => {
  engine.configure({ flags: { 'delete-instances': true } });
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

  await app.openAs('demo', `#/?filter=${await filterOf('demo')}`);
  const dialog = await openDialog(app);
  await expect(dialog.getByText('2 process instances of the selected tasks are deleted')).toBeVisible();
  await expect(dialog.getByLabel('Skip custom listeners')).toBeChecked();
  await dialog.getByLabel('Reason').fill(`Cleaned up by ${mark}`);
  await expectAccessible(page, 'delete instances');
  await dialog.getByRole('button', { name: 'Delete 2 instances' }).click();
  const over = dialog.getByRole('region', { name: 'Deleting 2 process instances' });
  await expect(over.getByText('Finished')).toBeVisible({ timeout: 30_000 });
  const [gone] = await demo.get(`history/process-instance?processInstanceBusinessKey=${mark}&finished=true`);
  expect(gone).toMatchObject({ state: 'EXTERNALLY_TERMINATED', deleteReason: `Cleaned up by ${mark}` });

  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await ownData.deploy({ 'stuck.bpmn': processWithFailingListener(`stuck-${mark}`) });
  await ownData.taskOfProcess(`stuck-${mark}`, {}, 'demo', mark);
  await page.reload();
  const stuck = await openDialog(app);
  await stuck.getByLabel('Skip custom listeners').uncheck();
  const calls = await loseAnswers(page, /process-instance\/delete$/, 'proxy');
  await stuck.getByRole('button', { name: 'Delete 1 instance' }).click();
  const progress = stuck.getByRole('region', { name: 'Deleting 1 process instance' });
  await expect(progress).toBeVisible(LOOKS);
  expect(calls()).toBe(1);
  const batch = (await demo.get('batch?type=instance-deletion')).at(-1);
  try {
    await expect
      .poll(async () => {
        const jobs = [batch.seedJobDefinitionId, batch.batchJobDefinitionId].map((id) =>
          demo.get(`job?jobDefinitionId=${id}&withRetriesLeft=true`),
        );
        // The engine's job executor must not get to these jobs first.
        for (const { id } of (await Promise.all(jobs)).flat()) {
          await demo.send('POST', `api/engine/engine/default/job/${id}/execute`);
        }
        return (await demo.get(`batch/statistics?batchId=${batch.id}`))[0].failedJobs;
      })
      .toBe(1);
    await expect(progress).toContainText('0 of 1');
    await expect(progress).toContainText('1 failed');
    await progress.getByRole('button', { name: 'Suspend' }).click();
    await expect(progress.getByText('Suspended')).toBeVisible();
    expect(await demo.get(`batch/${batch.id}`)).toMatchObject({ suspended: true });
    await expect(progress.getByRole('button', { name: 'Resume' })).toBeFocused();
    await expectAccessible(page, 'batch suspended');
  } finally {
    await demo.send('DELETE', `api/engine/engine/default/batch/${batch.id}?cascade=true`);
  }

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

function processWithFailingListener(key: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:camunda="http://camunda.org/schema/1.0/bpmn" targetNamespace="taskweave">
  <process id="${key}" isExecutable="true" camunda:historyTimeToLive="1">
    <startEvent id="start" />
    <sequenceFlow id="flow" sourceRef="start" targetRef="check" />
    <userTask id="check" name="Check">
      <extensionElements><camunda:executionListener event="end" expression="\${nobody.answers()}" /></extensionElements>
    </userTask>
  </process>
</definitions>`;
}
