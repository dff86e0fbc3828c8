import { TwoEngines } from '../fixtures/TwoEngines';
import { expect, test } from '../fixtures/test';

test.describe('two engines, of which one is killed', () => {
  let two: TwoEngines;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    two = await TwoEngines.start();
  });

  test.afterAll(async () => {
    await two?.stop();
  });

  test('the list goes on with the other, and asks for one password when it is back', async ({
    app,
    page,
    engine,
    ownData,
    consoleGuard,
  }) => {
    test.setTimeout(180_000);
    engine.configure({ connections: TwoEngines.connections });
    consoleGuard.expectStatus(404, /\/auth\/user\/default$/);
    consoleGuard.expectStatus(502, /\/camunda\//);
    consoleGuard.expectStatus(401, /\/camunda\//);
    const here = await ownData.task({ name: `Here ${ownData.mark}` });
    await page.goto(two.url);
    await app.signInByForm('demo');
    await page.getByRole('link', { name: /^All tasks/ }).click();
    const there = app.rows.filter({ hasText: 'CAM' }).first();
    await expect(there).toBeVisible();

    await two.camunda.kill();
    await expect(page.getByText('Camunda 7: not reachable since')).toBeVisible({ timeout: 15_000 });
    await expect(there).toBeHidden();
    await app.rows.filter({ hasText: ownData.mark }).click();
    await page.getByRole('button', { name: 'Claim', exact: true }).last().click();
    await expect.poll(() => ownData.assigneesOf([here])).toEqual(['demo']);

    await two.restart();
    await expect(page.getByText('Camunda 7: you are not signed in')).toBeVisible({ timeout: 15_000 });
    await page.getByRole('button', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to Camunda 7' });
    await dialog.getByLabel('Password').fill('demo');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toBeHidden();
    await page.mouse.move(0, 0);
    await expect(there).toBeVisible();
    await expect(page.getByText('Camunda 7:')).toBeHidden();
  });
});
