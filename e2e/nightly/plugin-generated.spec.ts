import { expect, test } from '../fixtures/test';
import type { PluginServer } from '../plugins/PluginServer';

let server: PluginServer;
let keyOf: (form: string) => string;

test.beforeEach(async ({ serve, engine, ownData }) => {
  server = await serve('.cache/generated');
  const plugins = [await server.pin('acme-all')];
  engine.configure({ policy: { origins: [server.origin] }, plugins });
  const attributes = 'camunda:formKey="acme-all/claim" camunda:priority="90" camunda:assignee="demo"';
  keyOf = await ownData.deployForms({ claim: { attributes } });
});

test('each part of a generated plugin shows', async ({ app, page, demo, ownData }) => {
  test.setTimeout(90_000);
  const variables = { amount: { type: 'Double', value: 1234.5 }, title: { type: 'String', value: 'Roof' } };
  const start = { businessKey: ownData.mark, variables };
  const instance = await demo.post(`process-definition/key/${keyOf('claim')}/start`, start);
  const [task] = await demo.get(`task?processInstanceId=${instance.id}`);
  const filter = await ownData.filter(`Claims ${ownData.mark}`, {
    processInstanceBusinessKey: ownData.mark,
  });
  const grid = page.getByRole('grid', { name: 'Tasks' });

  await test.step('the list: a badge', async () => {
    await app.openAs('demo', `#/?task=${task.id}&filter=${filter}`);
    await expect(grid.getByText('Urgent')).toBeVisible();
  });

  await test.step('the task: its form, a tab, an action, a link', async () => {
    await expect(page.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
      'href',
      `https://orders.example/${ownData.mark}?task=${task.id}`,
    );
    await page.getByRole('tab', { name: 'Acme all' }).click();
    await expect(page.getByText('2 variables')).toBeVisible();
    await page.getByRole('button', { name: 'Add a remark' }).click();
    await page.getByRole('textbox', { name: 'Remark' }).fill('Seen');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('The remark was added.')).toBeVisible();
  });

  await test.step('the palette, a page', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('Acme all: overview');
    await page.getByRole('option', { name: 'Acme all: overview' }).click();
    await expect(page.getByRole('heading', { name: 'Acme all: overview' })).toBeFocused();
    await expect(page.getByText('My tasks', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to tasks' }).click();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('oldest');
    await page.getByRole('option', { name: 'Open my oldest task' }).click();
    await expect.poll(() => new URL(page.url()).hash).not.toContain(task.id);
  });

  await test.step('many tasks, and a column of the table', async () => {
    await grid.getByRole('row').first().focus();
    await page.keyboard.press('Control+a');
    await page.getByRole('toolbar').getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Add remarks' }).click();
    await page.getByRole('button', { name: 'Add to all' }).click();
    await expect(page.getByText('1 task changed')).toBeVisible();
    const remarks = await demo.get(`task/${task.id}/comment`);
    expect(remarks.map(({ message }: { message: string }) => message).sort()).toEqual([
      'Please take care of this today.',
      'Seen',
    ]);
    await app.chooseView('Table');
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Columns…' }).click();
    const columns = page.getByRole('dialog', { name: 'Table columns' });
    await columns.getByRole('checkbox', { name: 'Amount' }).check();
    await columns.getByRole('button', { name: 'Done' }).click();
    await expect(grid.getByText('1,234.5')).toBeVisible();
  });

  await test.step('the form is sent', async () => {
    await app.open(`#/?task=${task.id}&filter=${filter}&detailsTab=task-detail-form`);
    const reason = page.getByRole('textbox', { name: 'Reason' });
    await app.complete.click();
    await expect(reason).toBeFocused();
    await expect(page.getByText('Enter a reason.')).toBeVisible();
    await reason.fill('Approved');
    await app.complete.click();
    await expect(grid.getByRole('row')).toHaveCount(0);
    const [{ value }] = await demo.get(
      `history/variable-instance?processInstanceId=${instance.id}&variableName=reason`,
    );
    expect(value).toBe('Approved');
  });
});
