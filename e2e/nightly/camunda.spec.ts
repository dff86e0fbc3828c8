import { buildEngine } from '../../scripts/engine/buildEngine.mjs';
import { fillEngine } from '../../scripts/engine/fillEngine.mjs';
import { keptDataFile } from '../../scripts/engine/keptData.mjs';
import { type RunningEngine, startEngine } from '../../scripts/engine/startEngine.mjs';
import { failedCalls } from '../engine-calls/failedCalls';
import { signInByRest } from '../fixtures/signInByRest';
import { expect, test } from '../fixtures/test';

test.describe('Camunda 7', () => {
  let camunda: RunningEngine;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const jar = await buildEngine({ engine: 'camunda' });
    camunda = await startEngine({
      engine: 'camunda',
      jar,
      keptData: keptDataFile({ engine: 'camunda' }),
    });
    await fillEngine({ baseUrl: camunda.baseUrl, keepData: camunda.keepData });
  });

  test.afterAll(async () => {
    await camunda?.stop();
  });

  test('a task of its first filter is opened', async ({ page, context }) => {
    await signInByRest(context, 'demo', { baseUrl: camunda.baseUrl });

    await page.goto(camunda.url);

    const tasks = page.getByRole('grid', { name: 'Tasks' });
    const first = tasks.getByRole('row').first();
    await expect(first).toBeVisible();
    const name = await first.getByRole('link').first().textContent();
    await first.click();
    await expect(page).toHaveURL(/[?&]task=/);
    await expect(page.getByRole('article').getByRole('heading').first()).toHaveText(String(name));
    await expect(page.getByRole('tab', { name: 'Form' })).toBeVisible();
  });

  test('every call that the specification names is answered', async () => {
    test.setTimeout(300_000);
    expect(await failedCalls(camunda.baseUrl)).toEqual([]);
  });
});
