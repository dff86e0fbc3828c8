import { watchReadOut } from '../fixtures/keys/watchReadOut';
import { expect, test } from '../fixtures/test';

/* What people hear who do not see the page. The table is in docs/architecture.md. */

test.use({ person: 'demo' });

const BY_NAME = encodeURIComponent('[{"sortBy":"name","sortOrder":"asc"}]');

test('a claim from the row is read out once, with the name of the task @E5', async ({
  app,
  page,
  ownData,
}) => {
  const readOut = await watchReadOut(page);
  await ownData.task({ name: `A ${ownData.mark}` });
  const filter = await ownData.filter(`Heard ${ownData.mark}`, { nameLike: `%${ownData.mark}` });
  await app.open(`#/?filter=${filter}`);
  const row = page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first();
  await row.hover();

  await row.getByRole('button', { name: /Claim/ }).click();

  const claims = async () => (await readOut()).filter((text) => text.includes('Task claimed'));
  await expect.poll(async () => (await claims()).length).toBe(1);
  expect((await claims())[0]).toContain(`A ${ownData.mark}`);
});

test('of a bulk act, verb, number and what was skipped are read out, with the reason @E7', async ({
  app,
  page,
  demo,
  ownData,
}) => {
  const readOut = await watchReadOut(page);
  const { mark } = ownData;
  await ownData.task({ name: `A ${mark}`, assignee: 'demo' });
  const held = await ownData.task({ name: `B ${mark}`, assignee: 'demo' });
  const filter = await ownData.filter(`Heard ${mark}`, { nameLike: `%${mark}` });
  await app.open(`#/?filter=${filter}&sorting=${BY_NAME}`);
  const rows = page.getByRole('grid', { name: 'Tasks' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await demo.post(`task/${held}/assignee`, { userId: 'mary' });
  await rows.first().focus();
  await page.keyboard.press('Control+a');
  const bar = page.getByRole('toolbar', { name: 'Selected tasks' });
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Complete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete', exact: true }).click();

  await expect
    .poll(async () => (await readOut()).join('\n'))
    .toContain('1 task completed · 1 skipped: now assigned to Mary Okafor');
});

test.describe('a completion', () => {
  test.use({ undoSeconds: null });

  test('that is taken back is read out: the task is open again @E10', async ({ app, page, ownData }) => {
    const readOut = await watchReadOut(page);
    const taskId = await ownData.task({ name: `A ${ownData.mark}`, assignee: 'demo' });
    await app.open(`#/?task=${taskId}`);
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

    await page.getByRole('button', { name: 'Undo' }).click();

    await expect
      .poll(async () => (await readOut()).filter((text) => text.includes('is open again')).length)
      .toBe(1);
    expect((await readOut()).join('\n')).toMatch(new RegExp(`A ${ownData.mark}.* is open again`));
  });
});
