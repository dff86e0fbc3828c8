import { writeFileSync } from 'node:fs';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

test('contributions are reordered and switched off one by one', async ({ app, page, engine }) => {
  const point = 'tasklist.task.detail:taskweave-task-detail';
  engine.configure({ contributions: { [`${point}/task-detail-description`]: { priority: 2000 } } });
  await app.open('#/?task=taskweave-standalone');
  await expect(page.getByRole('tab').first()).toHaveText('Description');
  await expect(page.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true');

  engine.configure({ contributions: { [`${point}/task-detail-description`]: { enabled: false } } });
  await page.reload();
  await expect(page.getByRole('tab').first()).toHaveText('Form');
  await expect(page.getByRole('tab', { name: 'Description' })).toHaveCount(0);
});

test('a broken file leaves the application as it is @F20', async ({ app, page, engine }) => {
  writeFileSync(engine.pluginsFile, '{"plugins": [');

  await app.open('#/?task=taskweave-standalone');

  await expect(app.rows.first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Activity' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start process' })).toBeVisible();
});

test('a page survives switching a part off, with its input', async ({ app, page, engine, ownData }) => {
  const description =
    'The plants in the lobby need water twice a week, those on the stairs every day, but no more.';
  const id = await ownData.task({ name: ownData.mark, description, assignee: 'demo' });
  await page.clock.install();
  await app.open(`#/?task=${id}`);
  await expect(page.getByRole('tab', { name: 'Description' })).toBeVisible();
  await app.unfoldVariables();
  await page.getByRole('button', { name: 'Add a variable' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('unfinished');

  engine.configure({
    plugins: [{ id: 'taskweave-start-process', enabled: false }],
    contributions: {
      'tasklist.task.detail:taskweave-task-detail/task-detail-description': { enabled: false },
    },
  });
  await page.clock.fastForward(60_000);

  await expect(page.getByRole('tab', { name: 'Description' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start process' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('unfinished');
});

test('a wrong configuration is shown with its place', async ({ app, page, engine, consoleGuard }) => {
  consoleGuard.expectMessage(/PLG-108/);
  const config = { embeddedForms: { deployedScript: false } };
  engine.configure({ plugins: [{ id: 'taskweave-forms', config }] });

  await app.open('#/admin/plugins');

  const problem = page.getByText('/plugins/0/config/embeddedForms/deployedScript is not a known member');
  await expect(problem.filter({ visible: true }).first()).toBeVisible();
});
