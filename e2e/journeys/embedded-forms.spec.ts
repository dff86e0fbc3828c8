import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

const TITLE = { title: { type: 'String', value: 'before' } };

const MOMENT = { type: 'Date', value: '2026-07-14T22:30:15.250+0000' };
async function valuesOf(
  demo: { send(method: string, path: string): Promise<{ text: string }> },
  instanceId: string,
): Promise<Record<string, unknown>> {
  const { text } = await demo.send(
    'GET',
    `api/engine/engine/default/history/variable-instance?processInstanceId=${instanceId}&deserializeValues=false`,
  );
  const exact = text.replaceAll(/"value":(-?\d{16,})/g, '"value":"$1"');
  const found: { name: string; type: string; value: unknown }[] = JSON.parse(exact);
  return Object.fromEntries(found.map(({ name, type, value }) => [name, { type, value }]));
}

const EDITED: Readonly<Record<string, readonly [type: string, enter: string, becomes: string]>> = {
  day: ['date', '2026-07-20', '2026-07-19T22:30:15.250'],
  time: ['time', '08:05', '2026-07-15T06:05:00.000'],
  local: ['datetime-local', '2026-07-20T08:05', '2026-07-20T06:05:00.000'],
  month: ['month', '2026-02', '2026-02-14T23:30:15.250'],
  dateText: ['text', '2026-07-20T08:05:00', '2026-07-20T06:05:00.000'],
};

test('an edited part of a date keeps the rest, and what does not exist is refused', async ({
  app,
  page,
  ownData,
  demo,
}) => {
  const names = Object.keys(EDITED);
  const fields = Object.entries(EDITED).map(
    ([name, [type]]) =>
      `<label>${name} <input id="${name}" type="${type}" cam-variable-name="${name}" cam-variable-type="Date"></label>`,
  );
  const html = `<form name="dates">${fields.join('')}<p>{{ 1 }}</p></form>`;
  const markup = { attributes: 'camunda:formKey="embedded:deployment:dates.html"' };
  const keyOf = await ownData.deployForms({ dates: markup }, { 'dates.html': html });
  const taskId = await ownData.taskOfProcess(keyOf('dates'), {
    ...TITLE,
    ...Object.fromEntries(names.map((name) => [name, MOMENT])),
  });
  const { processInstanceId } = await demo.get(`task/${taskId}`);
  await app.open(`#/?task=${taskId}`);
  const form = page.getByRole('region', { name: 'Form', exact: true });
  const at = (name: string) => form.locator(`#${name}`);
  await at('local').fill('2026-03-29T02:30');
  await app.complete.click();
  await expect(form.getByText('The clock skips this time on that day.')).toBeVisible();
  for (const [name, [, text]] of Object.entries(EDITED)) await at(name).fill(text);
  await app.complete.click();
  await expect.poll(() => ownData.isDone(taskId)).toBe(true);
  const after = (await valuesOf(demo, processInstanceId)) as Record<string, { value: string }>;
  for (const [name, [, , becomes]] of Object.entries(EDITED)) {
    expect(new Date(after[name]?.value ?? '').toISOString(), name).toBe(`${becomes}Z`);
  }
});

const DRAFT_FORM = `<form name="draft">
  <script cam-script type="text/form-script">
    var person = $scope.person = { tags: [] };
    camForm.on('form-loaded', function () {
      camForm.variableManager.createVariable({ name: 'person', type: 'Json', value: person });
      camForm.variableManager.fetchVariable('order');
      $('#drawn', camForm.formElement).append('<input id="later" aria-label="Drawn">');
    });
    camForm.on('variables-fetched', function () {
      $scope.order = camForm.variableManager.variableValue('order');
    });
  </script>
  <label>Name <input ng-model="person.name"></label>
  <label>Item <input ng-model="order.item"></label>
  <label>Free <input ng-model="free"></label> <output id="free">{{ free }}</output>
  <label>Sure <input type="checkbox" id="sure"></label>
  <button type="button" ng-click="person.tags.push(person.tags.length + 1)">Tag</button>
  <output id="tags">{{ person.tags.join() }}</output>
  <div id="drawn"></div>
</form>`;

async function fillDraft(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Free', { exact: true }).fill('text');
  await page.getByLabel('Sure', { exact: true }).check();
  await page.getByLabel('Drawn', { exact: true }).fill('by jQuery');
  await page.getByRole('button', { name: 'Tag' }).click();
}

async function expectDraft(page: Page): Promise<void> {
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada');
  await expect(page.getByLabel('Free', { exact: true })).toHaveValue('text');
  await expect(page.locator('#free')).toHaveText('text');
  await expect(page.getByLabel('Sure', { exact: true })).toBeChecked();
  await expect(page.getByLabel('Drawn', { exact: true })).toHaveValue('by jQuery');
  await expect(page.locator('#tags')).toHaveText('1');
}

test('a draft comes back to the screen, and the form sends what the screen shows', async ({
  app,
  page,
  ownData,
  demo,
}) => {
  const key = 'camunda:formKey="embedded:deployment:draft.html"';
  const keyOf = await ownData.deployForms(
    { draft: { attributes: key, startAttributes: key } },
    { 'draft.html': DRAFT_FORM },
  );
  const order = { value: '{"item":"lamp","no":9007199254740993}', type: 'Json' };
  const taskId = await ownData.taskOfProcess(keyOf('draft'), { ...TITLE, order });
  const { processInstanceId } = await demo.get(`task/${taskId}`);
  await app.open(`#/?task=${taskId}`);
  await fillDraft(page);
  await page.getByLabel('Item', { exact: true }).fill('desk');
  await page.goto('about:blank');
  await app.open(`#/?task=${taskId}`);
  await expectDraft(page);
  await expect(page.getByLabel('Item', { exact: true })).toHaveValue('desk');
  await page.getByLabel('Name', { exact: true }).fill('Grace');
  await page.getByLabel('Item', { exact: true }).fill('chair');
  await page.getByRole('button', { name: 'Tag' }).click();
  await app.complete.click();
  await expect.poll(() => ownData.isDone(taskId)).toBe(true);
  expect(await valuesOf(demo, processInstanceId)).toMatchObject({
    order: { type: 'Json', value: '{"item":"chair","no":9007199254740993}' },
    person: { type: 'Json', value: '{"tags":[1,2],"name":"Grace"}' },
  });

  await app.open(`#/?processStart=${keyOf('draft')}`);
  await fillDraft(page);
  await page.goto('about:blank');
  await app.open(`#/?processStart=${keyOf('draft')}`);
  await expectDraft(page);
});

const PAGE_FORM = `<form name="parts">
  <p id="who">{{ who }}</p>
  <label>Word <input ng-model="word"></label>
  <button type="button" ng-click="options.hideCompleteButton = true">Hide it</button>
  <button type="button" ng-click="options.disableCompleteButton = !options.disableCompleteButton">Switch it</button>
  <button type="button" ng-click="finish()">Finish</button>
  <script cam-script type="text/form-script">
    inject(['$rootScope', function ($rootScope) {
      var of = $rootScope.authentication;
      $scope.who = of.name + ' ' + of.canAccess('tasklist') + ' ' + $scope.$root.authentication.name;
    }]);
    camForm.on('form-loaded', function () { $scope.options.disableCompleteButton = Boolean($scope.params.taskId); });
    $scope.finish = function () {
      camForm.variableManager.createVariable({ name: 'word', type: 'String', value: $scope.word });
      $scope.complete();
    };
  </script>
</form>`;

test('a form that is a small application has the page around it @T4.12', async ({
  app,
  page,
  ownData,
  demo,
}) => {
  const key = 'camunda:formKey="embedded:deployment:parts.html"';
  const keyOf = await ownData.deployForms(
    { parts: { attributes: key, startAttributes: key } },
    { 'parts.html': PAGE_FORM },
  );
  const taskId = await ownData.taskOfProcess(keyOf('parts'), TITLE);
  const { processInstanceId } = await demo.get(`task/${taskId}`);
  await app.open(`#/?task=${taskId}`);
  await expect(page.locator('#who')).toHaveText('demo true demo');
  await expect(app.complete).toBeDisabled();
  await expect(app.complete).toHaveAccessibleDescription('The form does not allow this yet.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Switch it' }).click();
  await expect(app.complete).toBeEnabled();
  await page.getByRole('button', { name: 'Hide it' }).click();
  await expect(app.complete).toHaveCount(0);
  await page.getByLabel('Word', { exact: true }).fill('done');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect.poll(() => ownData.isDone(taskId)).toBe(true);
  expect(await valuesOf(demo, processInstanceId)).toMatchObject({ word: { type: 'String', value: 'done' } });

  await app.open(`#/?processStart=${keyOf('parts')}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('#who')).toHaveText('demo true demo');
  const start = dialog.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeEnabled();
  await dialog.getByRole('button', { name: 'Switch it' }).click();
  await expect(start).toBeDisabled();
  await dialog.getByRole('button', { name: 'Hide it' }).click();
  await expect(start).toHaveCount(0);
  await dialog.getByLabel('Word').fill('begun');
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await expect(dialog).toBeHidden();
  const [started] = await demo.get(`process-instance?processDefinitionKey=${keyOf('parts')}`);
  expect(await valuesOf(demo, started.id)).toMatchObject({ word: { value: 'begun' } });
});
