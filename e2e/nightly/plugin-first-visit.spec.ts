import { type ServedExamples, serveExamples } from '../../scripts/examples/serveExamples.mjs';
import { expect, test } from '../fixtures/test';

const TABS = {
  Risk: 'risk-score/risk',
  Checklist: 'checklist/checklist',
  Briefing: 'stock-vite/briefing',
  Notes: 'legacy-notes/task-notes',
};

let examples: ServedExamples;

test.beforeEach(async () => {
  examples = await serveExamples();
});

test.afterEach(async ({ page }) => {
  await page.goto('about:blank');
  examples.stop();
});

test('"npm start -- --plugins" runs every example', async ({ app, page, engine, ownData }) => {
  engine.configure(examples.adminFile);
  const loan = await ownData.taskOfProcess('loan-granting/tenant-id/north', {
    amount: { type: 'Double', value: 48_000 },
    income: { type: 'Double', value: 2_000 },
  });
  await app.openAs('demo', `#/?task=${loan}`);
  for (const [name, part] of Object.entries(TABS)) {
    await page.getByRole('tab', { name, exact: true }).click();
    const place = page.locator(`[data-contribution="${part}"]`).first();
    await expect(place, part).toContainText(/\S/);
    await expect(place.getByRole('button', { name: 'Try again' }), part).toHaveCount(0);
  }

  await app.go('#/admin/plugins');
  await expect(page.getByRole('heading', { name: 'Incidents (0)' })).toBeVisible();
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4 }) });
  expect(examples.ids).toHaveLength(8);
  for (const id of examples.ids)
    await expect(cards.filter({ hasText: id }), id).toContainText(/Ready|Active/);
});
