import { deployNoteForm } from '../fixtures/forms/deployNoteForm';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

test('the business key of a start is part of its draft', async ({ app, page }) => {
  await app.open('#/?processStart=invoice');
  const key = page.getByRole('dialog').getByLabel('File number');
  await key.fill('INV-2026-0815');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Draft restored/)).toBeVisible();
  await expect(key).toHaveValue('INV-2026-0815');
});

test('a start begun before a new version opens with its content', async ({ app, page, demo, ownData }) => {
  const key = await deployNoteForm(ownData);
  await app.open(`#/?processStart=${key}`);
  const dialog = page.getByRole('dialog');
  const note = dialog.getByLabel(/^Note/);
  await note.fill('half a thought');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await deployNoteForm(ownData);
  await app.open();
  await page
    .getByRole('region', { name: /^My drafts / })
    .getByRole('link', { name: `Start ${key}` })
    .click();

  await expect(dialog.getByText(/^You began this form with version 1 of the process/)).toBeVisible();
  await expect(note).toHaveValue('half a thought');
  await expectAccessible(page, 'start of an earlier version');
  await dialog.getByRole('button', { name: 'Open the newest version' }).click();
  await expect(note).toHaveValue('');
  await page.goBack();
  await expect(note).toHaveValue('half a thought');
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();

  await expect(page.getByText('Process started').first()).toBeVisible();
  const [instance] = await demo.get(`process-instance?processDefinitionKey=${key}`);
  expect(instance.definitionId).toMatch(`${key}:1:`);
});
