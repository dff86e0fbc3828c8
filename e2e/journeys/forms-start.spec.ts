import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ expectedAnswers: { 401: /\/api\// } });

test('a start form of form-js is checked, kept and sent', async ({ app, page, demo, ownData }) => {
  const customer = `Matrix ${Date.now().toString(36)}`;
  await app.openAs('demo', '#/?processStart=loan-granting&processTenant=north');
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const email = dialog.getByRole('textbox', { name: 'E-mail' });
  await name.fill(customer);
  await email.fill('nobody');
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(email).toBeFocused();
  await expect(dialog.getByText('Enter an email address, such as name@example.org.')).toBeVisible();
  await expectAccessible(page, 'form-js start form in error');

  await page.reload();
  await expect(dialog.getByText(/^Draft restored/)).toBeVisible();
  await expect(name).toHaveValue(customer);
  await email.fill('ada@example.org');
  await dialog.getByLabel('Loan', { exact: false }).fill('900');
  await dialog.getByLabel('You may ask the credit agency').check();
  await email.press('Control+Enter');

  await expect(page.getByText('Process started').first()).toBeVisible();
  const found: readonly { processInstanceId: string }[] = await demo.get(
    `history/variable-instance?variableName=customer&variableValue=${encodeURIComponent(customer)}`,
  );
  expect(found).toHaveLength(1);
  ownData.adopt(`process-instance/${found[0]?.processInstanceId}`);
});
