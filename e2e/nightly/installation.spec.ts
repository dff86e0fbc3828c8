import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({
  expectedAnswers: {
    404: /locales\/sv\.json/,
    401: /auth\/user\/default$/,
    500: /telemetry\/configuration$/,
  },
});

type Labels = Readonly<Record<string, string>>;

const APART = { id: 'taskweave-task-detail', config: { activityTabs: 'three' } };

test("names, dates, keys and texts are the installation's own @T2.22 @T9.25 @S9.21", async ({
  app,
  page,
  engine,
  engineAs,
  ownData,
}) => {
  const settings = {
    app: { vendor: 'Acme', name: 'Work' },
    dateFormat: { normal: 'YYYY/MM/DD [at] HH:mm', day: 'D.', monthName: 'MMMM' },
    locales: { availableLocales: ['en', 'de', 'sv'], fallbackLocale: 'en' },
    shortcuts: { focusList: { key: 'ctrl+alt+x', description: 'as in config.js' } },
    assignProcessInstanceIdToTaskComment: true,
  };
  engine.configure({ plugins: [APART], settings });
  const labelsOf = async (language: string, suiteApp = 'tasklist'): Promise<Labels> => {
    const file = `${engine.baseUrl}/app/${suiteApp}/locales/${language}.json`;
    const text = await (await page.request.get(file)).text();
    // The suite's files begin with a byte order mark.
    return (JSON.parse(text.replace(/^\ufeff/, '')) as { labels: Labels }).labels;
  };
  const [en, de] = [await labelsOf('en'), await labelsOf('de')];
  const known = [en, de].map((labels) => new Set(Object.keys(labels)));
  for (const [index, language] of ['en', 'de'].entries()) {
    for (const key of Object.keys(await labelsOf(language, 'welcome'))) {
      if (key.startsWith('PASSWORD_POLICY_')) known[index]?.add(key);
    }
  }
  for (const part of [
    'account',
    'filters',
    'forms',
    'start-process',
    'task-detail',
    'task-list',
    'variables',
    'workload',
  ]) {
    const answer = await page.request.get(`${engine.baseUrl}/app/taskweave/remotes/${part}/suite-texts.json`);
    const keys = Object.values((await answer.json()) as Labels);
    expect(
      keys.filter((key) => known.some((labels) => !labels.has(key))),
      part,
    ).toEqual([]);
  }

  const taskId = await ownData.taskOfProcess('holiday-request');
  await (await engineAs('demo')).put(`task/${taskId}`, { name: 'Ask', due: '2031-03-04T10:20:00.000+0000' });
  await app.openAs('demo', `#/?task=${taskId}&detailsTab=task-detail-comments`);
  await expect(page).toHaveTitle(/^(\(.+\) )?Ask · .+ · Acme$/);
  await expect(page.getByRole('banner').getByText('Acme', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: en.SEARCH_PLACEHOLDER ?? '' })).toBeVisible();
  await page.keyboard.press('Control+Alt+x');
  await expect(page.getByRole('row').first()).toBeFocused();

  await page.getByRole('tabpanel').getByRole('textbox').fill('Since when?');
  await page.getByRole('tabpanel').getByRole('textbox').press('Control+Enter');
  await expect(page.getByRole('list', { name: 'Comments' }).getByText('Since when?')).toBeVisible();
  const [comment] = await (await engineAs('demo')).get(`task/${taskId}/comment`);
  expect(comment.processInstanceId).toMatch(/./);
  await page.getByRole('tab', { name: en.HISTORY ?? '' }).click();
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/^2031\/03\/04 at \d\d:20$/)
      .first(),
  ).toBeVisible();
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString('en', { day: 'numeric', month: 'long' }),
  );
  const [month = '', day = ''] = today.split(' ');
  await expect(page.getByRole('heading', { name: `${day}. ${month}` })).toBeVisible();

  const choose = async (dialog: string, list: string, language: string) => {
    await page.keyboard.press(',');
    await page
      .getByRole('dialog', { name: dialog })
      .getByRole('combobox', { name: list })
      .selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.getByRole('dialog').getByRole('button').first().press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await choose('Settings', 'Language', 'de');
  await expect(page.getByRole('tab', { name: de.HISTORY ?? '' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: de.SEARCH_PLACEHOLDER ?? '' })).toBeVisible();

  await choose('Einstellungen', 'Sprache', 'sv');
  await expect(page.getByText('Fehler in der Konfiguration der Sprachen')).toBeVisible();
  await expect(page.getByText(/Svenska \(sv\) ist als verfügbar angegeben/)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'History' })).toBeVisible();
});

test('telemetry is asked about where it is undecided @S1.17 @S2.23', async ({ app, page }) => {
  const address = '**/telemetry/configuration';
  const dialog = page.getByRole('dialog', { name: 'May the engine send telemetry?' });
  const asked = page.waitForResponse(address);
  await app.open();
  await app.signInByForm('demo');
  expect(await (await asked).json()).toEqual({ enableTelemetry: false });
  await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const sent: unknown[] = [];
  await page.route(address, (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { enableTelemetry: null } });
    sent.push(route.request().postDataJSON());
    return sent.length === 1
      ? route.fulfill({ status: 500, json: { message: 'Out of order' } })
      : route.fulfill({ status: 204 });
  });
  await page.context().clearCookies();
  await app.open();
  await app.signInByForm('demo');
  await expect(dialog.getByRole('button', { name: 'Decide later' })).toBeFocused();
  await expectAccessible(page, 'telemetry question');
  await dialog.getByRole('button', { name: 'Do not allow' }).click();
  await expect(dialog.getByRole('alert')).toContainText('could not save your choice');
  await dialog.getByRole('button', { name: 'Do not allow' }).click();
  await expect(dialog.getByRole('status')).toContainText('does not send telemetry');
  await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeFocused();
  expect(sent).toEqual([{ enableTelemetry: false }, { enableTelemetry: false }]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
