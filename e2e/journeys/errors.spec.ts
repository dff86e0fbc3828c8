import { readFileSync } from 'node:fs';
import { watchCalls } from '../fixtures/console/watchCalls';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';
import { testEngine } from '../fixtures/testEngine';

test.use({
  expectedAnswers: {
    400: /\/deployment\/create$/,
    403: /\/claim$|candidate-group-count/,
    404: /\/group\/no-such-group/,
    500: /\/filter\/|\/deployment\/create$/,
    503: /problem-words/,
  },
});

test('an error names its cause @T8.8 @S8.5', async ({ app, page, newUserPage, ownData, engine }) => {
  await app.signIn('demo');
  const broken = await ownData.filter(ownData.mark, { candidateGroupExpression: '#{nobody.knows}' });
  await app.open(`#/?filter=${broken}`);
  const tasks = page.getByRole('region', { name: 'Tasks' });
  await expect(tasks.getByText('The engine rejected the query of this filter')).toBeVisible();
  await expect(tasks.getByText(/nobody/)).toBeVisible();
  const facts = tasks.getByText(/^Status 500 · \w+Exception · Request id [\da-f]{16}$/);
  await expect(facts).toBeVisible();
  const id = /[\da-f]{16}$/.exec(`${await facts.textContent()}`)?.[0];
  if (engine.log !== '') {
    const line = new RegExp(`\\[${id}\\] .*Request ${id}: "POST .*/list" was answered with status 500`);
    await expect.poll(() => readFileSync(engine.log, 'utf8')).toMatch(line);
  }

  const taskId = await ownData.task({ name: 'Seal the envelope' });
  await ownData.grant('lisa', taskId, ['READ']);
  const { page: lisas } = await newUserPage('lisa', { locale: 'de-DE' });
  await lisas.route(/problem-words/, (route) => route.fulfill({ status: 503, body: '' }));
  await lisas.goto(`${app.url}#/?task=${taskId}`);
  const notification = lisas.getByRole('region', { name: 'Benachrichtigungen' }).locator('li');
  const claim = lisas.getByRole('button', { name: 'Übernehmen', exact: true });
  await claim.click();
  await expect(notification).toContainText('Der Server hat dies nicht ausgeführt (Status 403).');
  await expect(notification.getByRole('button', { name: 'Details kopieren' })).toBeVisible();
  await lisas.unroute(/problem-words/);
  await claim.click();
  await expect(notification).toHaveCount(1);
  await expect(notification).toContainText(`„Aufgaben erledigen“ für die Aufgabe ${taskId}`);
  await expect(notification).toContainText(`„Bearbeiten“ für die Aufgabe ${taskId}`);
  await expectAccessible(lisas, 'missing permissions');
});

test('losing the right to the task list leads to Welcome @S6.1', async ({ app, page }) => {
  await app.openAs('lisa');
  await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();
  // The engine caches rights for five minutes, and until then its own answers are outdated.
  let hasRight = false;
  await page.route(`${testEngine().baseUrl}/api/engine/**`, async (route) => {
    if (hasRight) return route.fallback();
    const response = await route.fetch();
    // The right may return while an answer is on its way.
    const headers = { ...response.headers(), ...(!hasRight && { 'x-authorized-apps': 'welcome' }) };
    await route.fulfill({ response, headers });
  });
  await page.evaluate(() => {
    location.hash +=
      '&searchQuery=%5B%7B%22type%22:%22name%22,%22operator%22:%22eq%22,%22value%22:%22x%22%7D%5D';
  });
  await expect(page.getByRole('heading', { name: 'No access to the task list' })).toBeFocused();
  await expect(page.getByText('You are signed in as lisa')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the Welcome app' })).toHaveAttribute(
    'href',
    `${testEngine().appRoot}/app/welcome/default/`,
  );

  hasRight = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Tasks' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});

test('a plugin shows refusals @F25', async ({ app, page, engine, newUserPage, serve }) => {
  const server = await serve('examples');
  const plugins = [await server.pin('team-workload')];
  const content = { policy: { origins: [server.origin] }, plugins };
  engine.configure(content);

  const { page: lisas } = await newUserPage('lisa');
  const checks = watchCalls(lisas, /authorization\/check\?.*resourceName=Task&/);
  await lisas.goto(app.url);
  for (const _ of ['once', 'and again']) {
    await lisas.getByRole('button', { name: 'Workload' }).click();
    await expect(lisas.getByText('Only people who may read all tasks see')).toBeVisible();
    await lisas.getByRole('button', { name: 'Close', exact: true }).click();
  }
  expect(checks).toHaveLength(1);
  await lisas.goto(`${app.url}#/team-workload`);
  await expect(lisas.getByText('The tasks could not be counted.')).toBeVisible();
  await expect(lisas.getByText('You need the permission “Read” on the resource Task.')).toBeVisible();

  await app.openAs('demo');
  await page.getByRole('button', { name: 'Workload' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'sales' }).click();
  await expect(page.getByRole('heading', { name: 'Sales' })).toBeVisible();
  await app.open('#/team-workload/no-such-group');
  await expect(page.getByText('Group “no-such-group” not found')).toBeVisible();
  await page.getByRole('link', { name: 'All groups' }).click();
  await expect(page.getByRole('link', { name: 'accounting' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Held up by incidents' })).toContainText('held up.');
});
