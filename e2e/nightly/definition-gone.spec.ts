import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ expectedAnswers: { 400: /process-definition/, 404: /process-definition/, 500: /submit-form$/ } });

const GONE = 'This version of the process has been deleted.';

test('a process deleted under an open form leaves the list', async ({ app, page, demo, ownData }) => {
  const { mark } = ownData;
  const keyOf = await ownData.deployForms({ [mark]: { startAttributes: 'camunda:initiator="starter"' } });
  await app.openAs('demo', '#/?processStart=true');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(mark);
  const process = dialog.getByRole('button', { name: new RegExp(mark) });
  await process.click();
  await expect(page).toHaveURL(new RegExp(`processStart=${keyOf(mark)}`));
  const start = dialog.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeEnabled();
  const [definition] = await demo.get(`process-definition?key=${keyOf(mark)}`);
  await demo.send('DELETE', `api/engine/engine/default/deployment/${definition.deploymentId}`);

  await start.click();
  await expect(dialog.getByRole('alert')).toContainText(GONE);
  await expect(dialog.getByText(/processDefinition is null|no deployed/)).toHaveCount(0);
  await expectAccessible(page, 'deleted process to start', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Show diagram' }).click();
  await expect(dialog.getByText(`Process “${definition.id}” not found`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to all processes' }).click();
  await expect(process).toHaveCount(0);
});
