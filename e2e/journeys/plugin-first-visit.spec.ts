import { writeFileSync } from 'node:fs';
import { type ServedExamples, serveExamples } from '../../scripts/examples/serveExamples.mjs';
import { expect, test } from '../support/test';

let examples: ServedExamples;

test.beforeEach(async () => {
  examples = await serveExamples();
});

test.afterEach(async ({ page }) => {
  await page.goto('about:blank');
  examples.stop();
});

test('with "npm start -- --plugins" every example runs from its own origin, pinned', async ({
  app,
  page,
  engine,
}) => {
  writeFileSync(engine.pluginsFile, JSON.stringify(examples.adminFile));
  await app.signIn('demo');
  await app.open('#/admin/plugins');

  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4 }) });
  for (const id of examples.ids) {
    await expect(cards.filter({ hasText: id }), id).toContainText(/Ready|Active/);
  }
  await expect(page.getByRole('heading', { name: 'Incidents (0)' })).toBeVisible();
  expect(examples.ids).toContain('legacy-notes');
  expect(examples.ids.length).toBeGreaterThan(10);
});
