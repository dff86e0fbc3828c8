import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expectDistinctNames } from '../fixtures/looks/expectDistinctNames';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

test('a process is found, and started with its form @T1.9', async ({ app, page, demo, ownData }) => {
  const businessKey = `HR-${randomUUID()}`;
  await app.open();
  await page.getByRole('button', { name: 'Start process' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /Holiday request/ })).toBeVisible();
  await dialog.getByRole('searchbox').fill('holid');
  await expect(dialog.getByRole('button', { name: /Invoice/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: /Holiday request/ }).click();
  await expect(page).toHaveURL(/processStart=holiday-request/);

  await dialog.getByLabel(/^Name of employee/).fill('Katherine Johnson');
  await dialog.getByLabel(/^First day/).fill('2026-12-24');
  await dialog.getByLabel(/^Number of days/).fill('3');
  await dialog.getByLabel(/^Kind of leave/).selectOption('Parental leave');
  await dialog.getByLabel('Starts at noon').check();
  await dialog.getByLabel('Number of the request').fill(businessKey);
  await expectAccessible(page, 'start form');
  await expectDistinctNames(page);
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();

  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/processStart/);
  await expect(page.getByText('Process started').first()).toBeVisible();
  const instances = await demo.get(`process-instance?businessKey=${businessKey}`);
  expect(instances).toHaveLength(1);
  const { id } = instances[0];
  ownData.adopt(`process-instance/${id}`);
  expect(await demo.get(`process-instance/${id}/variables?deserializeValues=false`)).toMatchObject({
    employee: { value: 'demo' },
    employeeName: { type: 'String', value: 'Katherine Johnson' },
    days: { type: 'Long', value: 3 },
    kind: { type: 'String', value: 'parental' },
    halfDay: { type: 'Boolean', value: true },
    firstDay: { type: 'Date', value: expect.stringMatching(/^2026-12-2[34]/) },
  });
});

test('a link opens a start form, which shows what is missing @T2.11 @T5.25', async ({ app, page }) => {
  await app.open('#/?processStart=holiday-request');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Start', exact: true })).toBeVisible();

  await dialog.getByRole('button', { name: 'Start', exact: true }).click();

  await expect(dialog.getByLabel(/^Name of employee/)).toBeFocused();
  await expect(dialog.getByLabel(/^Name of employee/)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'start form in error');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/processStart/);
});
