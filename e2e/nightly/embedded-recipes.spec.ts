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
  'text inputs of all types': {
    html: ['String', 'Integer', 'Long', 'Short', 'Double', 'Boolean', 'Date']
      .map((type) => input(type.toLowerCase(), type))
      .join(''),
    act: async (form) => {
      const texts = { string: ' a b ', integer: '-5', long: '9007199254740993', short: '7', double: '0.10' };
      for (const [id, text] of Object.entries({ ...texts, boolean: 'true', date: '2026-12-24T18:00:00' })) {
        await form.locator(`#${id}`).fill(text);
      }
    },
    stored: {
      string: string(' a b '),
      integer: { type: 'Integer', value: -5 },
      short: { type: 'Short', value: 7 },
      double: { type: 'Double', value: 0.1 },
      boolean: { type: 'Boolean', value: true },
      date: { type: 'Date', value: '2026-12-24T17:00:00.000+0000' },
    },
  },
  'a text over several lines, and one that is not seen': {
    html: `<textarea id="address" cam-variable-name="address" cam-variable-type="String"></textarea>
      <input type="hidden" cam-variable-name="tester" cam-variable-type="String" value="by the form">`,
    act: (form) => form.locator('#address').fill('Main 1\nBerlin'),
    stored: { address: string('Main 1\nBerlin'), tester: string('by the form') },
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
  'yes and no': {
    html: `<input id="vip" type="checkbox" cam-variable-name="vip" cam-variable-type="Boolean">
      <select id="approved" cam-variable-name="approved" cam-variable-type="Boolean"><option value="true">Yes</option><option value="false">No</option></select>`,
    act: async (form) => {
      await form.locator('#vip').check();
      await form.locator('#approved').selectOption('No');
    },
    stored: { vip: { type: 'Boolean', value: true }, approved: { type: 'Boolean', value: false } },
  },
  'choices of the form and of variables': {
    html: `<select id="plain" cam-variable-name="plain" cam-variable-type="String"><option>bar</option><option>tar</option></select>
      <select id="listed" cam-variable-name="listed" cam-variable-type="String" cam-choices="list"></select>
      <select id="mapped" cam-variable-name="mapped" cam-variable-type="String" cam-choices="map"></select>`,
    variables: {
      list: { type: 'Json', value: '["red","green"]' },
      map: { type: 'Object', value: '{"001":"Notebook","002":"Server"}', valueInfo: MAP },
    },
    act: async (form) => {
      await form.locator('#plain').selectOption('tar');
      await form.locator('#listed').selectOption('green');
      await form.locator('#mapped').selectOption({ label: 'Server' });
    },
    stored: { plain: string('tar'), listed: string('green'), mapped: string('002') },
  },
  'a file, its link and its picture': {
    html: `<input id="doc" type="file" cam-variable-name="doc" cam-variable-type="File" cam-max-filesize="10000">
      <a id="link" cam-file-download="logo"></a>
      <input type="hidden" cam-variable-name="logo">
      <img id="picture" ng-src="{{ camForm.variableManager.variable('logo').contentUrl }}">`,
    variables: {
      logo: {
        type: 'File',
        value: 'R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
        valueInfo: { filename: 'logo.gif', mimeType: 'image/gif' },
      },
    },
    act: async (form) => {
      await expect(form.locator('#link')).toHaveText('logo.gif');
      await expect(form.locator('#picture')).toHaveAttribute('src', /variables\/logo\/data$/);
      const file = { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.from('') };
      await form.locator('#doc').setInputFiles(file);
    },
    stored: { doc: { type: 'File', value: null }, logo: { type: 'File', value: null } },
  },
  'JSON that is there, and JSON that is new': {
    html: `<input id="first" ng-model="customer.firstName" required><input id="city" ng-model="address.city">${script(
      `var address = $scope.address = { city: 'Berlin' };
      camForm.on('form-loaded', function () {
        camForm.variableManager.fetchVariable('customer');
        camForm.variableManager.createVariable({ name: 'address', type: 'json', value: address });
      });
      camForm.on('variables-fetched', function () {
        $scope.customer = camForm.variableManager.variableValue('customer');
      });`,
    )}`,
    variables: { customer: { type: 'Json', value: '{"firstName":"Ada","no":9007199254740993}' } },
    act: async (form) => {
      await expect(form.locator('#first')).toHaveValue('Ada');
      await form.locator('#first').fill('Grace');
      await form.locator('#city').fill('Bern');
    },
    stored: {
      customer: { type: 'Json', value: '{"firstName":"Grace","no":9007199254740993}' },
      address: { type: 'Json', value: '{"city":"Bern"}' },
    },
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
  'a custom field, with the scope': {
    html: `<input id="own" ng-model="own">${script(
      `$scope.own = null;
      camForm.on('form-loaded', function () { camForm.variableManager.fetchVariable('kept'); });
      camForm.on('variables-fetched', function () { $scope.own = camForm.variableManager.variable('kept').value; });
      camForm.on('submit', function () { camForm.variableManager.variableValue('kept', $scope.own); });`,
    )}`,
    variables: { kept: string('before') },
    act: async (form) => {
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
