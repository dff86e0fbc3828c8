import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

type Stored = Readonly<Record<string, { readonly type: string; readonly value: unknown }>>;

interface Recipe {
  readonly html: string;
  readonly variables?: Readonly<Record<string, object>>;
  readonly act?: (form: Locator) => Promise<void>;
  readonly stored: Stored;
}

const script = (text: string) => `<script cam-script type="text/form-script">${text}</script>`;
const input = (name: string, type: string, more = '') =>
  `<input id="${name}" type="text" cam-variable-name="${name}" cam-variable-type="${type}" ${more}>`;
const string = (value: string) => ({ type: 'String', value });
const MAP = { objectTypeName: 'java.util.HashMap', serializationDataFormat: 'application/json' };

const RECIPES: Readonly<Record<string, Recipe>> = {
  'the name of the user': {
    html: `<h2 id="hello">Hello {{ user }}</h2>${script(
      `inject(['$rootScope', function ($rootScope) { $scope.user = $rootScope.authentication.name; }]);`,
    )}`,
    act: (form) => expect(form.locator('#hello')).toHaveText('Hello demo'),
    stored: {},
  },
  'a call of the engine': {
    html: `<output id="key">{{ key }}</output>${script(
      `inject(['$http', 'Uri', function ($http, Uri) {
        camForm.on('form-loaded', function () {
          $http.get(Uri.appUri('engine://engine/:engine/task/' + camForm.taskId + '/form')).then(function (answer) {
            $scope.key = answer.data.key;
          });
        });
      }]);`,
    )}`,
    act: (form) => expect(form.locator('#key')).toHaveText(/^embedded:deployment:recipe-/),
    stored: {},
  },
  'a variable that is not sent': {
    html: `<input id="owner" ng-model="deed.owner">${script(
      `var variables = camForm.variableManager;
      camForm.on('form-loaded', function () { variables.fetchVariable('deed'); });
      camForm.on('variables-fetched', function () { $scope.deed = variables.variableValue('deed'); });
      camForm.on('submit', function () { variables.destroyVariable('deed'); });`,
    )}`,
    variables: { deed: { type: 'Json', value: '{"owner":"Ada"}' } },
    act: async (form) => {
      await expect(form.locator('#owner')).toHaveValue('Ada');
      await form.locator('#owner').fill('Grace');
    },
    stored: { deed: { type: 'Json', value: '{"owner":"Ada"}' } },
  },
  'a large file by a separate call': {
    html: `<input id="big" type="file"><button type="button" ng-click="upload()">Upload</button><output id="state">{{ state }}</output>${script(
      `inject(['$http', 'Uri', function ($http, Uri) {
        $scope.upload = function () {
          var data = new FormData();
          data.append('data', document.getElementById('big').files[0]);
          data.append('valueType', 'File');
          var instance = 'engine://engine/:engine/process-instance/' + camForm.options.processInstanceId;
          var options = { transformRequest: angular.identity, headers: { 'Content-Type': undefined } };
          $http.post(Uri.appUri(instance + '/variables/big/data'), data, options).then(function () { $scope.state = 'there'; });
        };
      }]);`,
    )}`,
    act: async (form) => {
      const file = { name: 'big.txt', mimeType: 'text/plain', buffer: Buffer.from('big') };
      await form.locator('#big').setInputFiles(file);
      await form.getByRole('button', { name: 'Upload' }).click();
      await expect(form.locator('#state')).toHaveText('there');
    },
    stored: { big: { type: 'File', value: null } },
  },
  'a value that a script sets when the controls are filled': {
    html: `${input('customer', 'String', 'ng-model="of.customer"')}<p id="seen" ng-show="of.customer">Seen: {{ of.customer }}</p>${script(
      `$scope.of = {}; camForm.on('variables-applied', function () { $scope.of.customer = 'C-7'; });`,
    )}`,
    variables: { customer: string('before') },
    act: async (form) => {
      await expect(form.locator('#customer')).toHaveValue('C-7');
      await expect(form.locator('#seen')).toHaveText('Seen: C-7');
    },
    stored: { customer: string('C-7') },
  },
  'a calendar of the suite': {
    html: `<p class="input-group">${input('since', 'Date', `uib-datepicker-popup="yyyy-MM-dd'T'HH:mm:ss" is-open="isOpen"`)}
      <span class="input-group-btn"><button type="button" ng-click="open($event)">Calendar</button></span></p>${script(
        '$scope.open = function ($event) { $event.preventDefault(); $scope.isOpen = true; };',
      )}`,
    variables: { since: { type: 'Date', value: '2026-12-24T18:00:15.250+0100' } },
    act: async (form) => {
      await expect(form.locator('#since')).toHaveValue('2026-12-24T18:00:15');
      await form.getByRole('button', { name: 'Calendar' }).click();
      await form.locator('.uib-daypicker').getByRole('button', { name: '27' }).first().click();
      await expect(form.locator('#since')).toHaveValue('2026-12-27T18:00:15');
    },
    stored: { since: { type: 'Date', value: '2026-12-27T17:00:15.250+0000' } },
  },
  'objects of Java': {
    html: `<input id="amount" ng-model="invoice.amount"><input id="name" ng-model="made.name">${script(
      `var made = $scope.made = {};
      camForm.on('form-loaded', function () {
        camForm.variableManager.fetchVariable('invoice');
        camForm.variableManager.createVariable({ name: 'made', type: 'Object', value: made, valueInfo: {
          serializationDataFormat: 'application/json', objectTypeName: 'java.util.HashMap' } });
      });
      camForm.on('variables-fetched', function () {
        $scope.invoice = camForm.variableManager.variableValue('invoice');
      });`,
    )}`,
    variables: { invoice: { type: 'Object', value: '{"amount":"5"}', valueInfo: MAP } },
    act: async (form) => {
      await expect(form.locator('#amount')).toHaveValue('5');
      await form.locator('#amount').fill('6');
      await form.locator('#name').fill('new');
    },
    stored: {
      invoice: { type: 'Object', value: '{"amount":"6"}' },
      made: { type: 'Object', value: '{"name":"new"}' },
    },
  },
  'variables without a control': {
    html: `<div id="box"></div>${script(
      `camForm.on('form-loaded', function () { camForm.variableManager.fetchVariable('seen'); });
      camForm.on('variables-fetched', function () {
        $('#box', camForm.formElement).text(camForm.variableManager.variableValue('seen') + ' of ' + Object.keys(camForm.variableManager.variables));
      });
      camForm.on('submit', function () {
        camForm.variableManager.createVariable({ name: 'added', type: 'String', value: 'at the end', isDirty: true });
      });`,
    )}`,
    variables: { seen: string('read') },
    act: (form) => expect(form.locator('#box')).toHaveText('read of seen'),
    stored: { seen: string('read'), added: string('at the end') },
  },
  'a custom field, with jQuery': {
    html: `<input type="text" id="own">${script(
      `var variables = camForm.variableManager;
      var own = $('#own', camForm.formElement);
      camForm.on('form-loaded', function () { variables.fetchVariable('kept'); });
      camForm.on('variables-fetched', function () { own.val(variables.variableValue('kept')); });
      camForm.on('submit', function (form) {
        if (own.val() === variables.variable('kept').value) form.submitPrevented = true;
        else variables.variableValue('kept', own.val());
      });`,
    )}`,
    variables: { kept: string('before') },
    act: async (form) => {
      await form.getByRole('button', { name: 'Complete', exact: true }).click();
      await expect(form.locator('#own')).toHaveValue('before');
      await form.locator('#own').fill('after');
    },
    stored: { kept: string('after') },
  },
};

for (const [index, [name, { html, variables = {}, act, stored }]] of Object.entries(RECIPES).entries()) {
  test(`the manual: ${name}`, async ({ app, page, ownData, demo }) => {
    const file = `recipe-${index}.html`;
    const markup = { attributes: `camunda:formKey="embedded:deployment:${file}"` };
    const keyOf = await ownData.deployForms(
      { recipe: markup },
      { [file]: `<form role="form">${html}</form>` },
    );
    const title = string(ownData.mark);
    const taskId = await ownData.taskOfProcess(keyOf('recipe'), { title, ...variables });
    const { processInstanceId } = await demo.get(`task/${taskId}`);
    await app.open(`#/?task=${taskId}`);
    await expect(app.complete).toBeEnabled();
    await act?.(page.getByRole('region', { name: 'Form', exact: true }));
    await app.complete.click();
    await expect.poll(() => ownData.isDone(taskId)).toBe(true);
    const found: readonly { name: string; type: string; value: unknown }[] = await demo.get(
      `history/variable-instance?processInstanceId=${processInstanceId}&deserializeValues=false`,
    );
    const all = Object.fromEntries(found.map((one) => [one.name, { type: one.type, value: one.value }]));
    expect(all).toMatchObject(stored);
  });
}

test('the manual: a business key that a script makes', async ({ app, page, ownData, demo }) => {
  const html = `<form>${script("camForm.on('submit', function () { camForm.businessKey = 'made-' + 7; });")}</form>`;
  const markup = { startAttributes: 'camunda:formKey="embedded:deployment:key.html"' };
  const keyOf = await ownData.deployForms({ key: markup }, { 'key.html': html });
  await app.open(`#/?processStart=${keyOf('key')}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(dialog).toBeHidden();
  const [started] = await demo.get(`process-instance?processDefinitionKey=${keyOf('key')}`);
  expect(started.businessKey).toBe('made-7');
});
