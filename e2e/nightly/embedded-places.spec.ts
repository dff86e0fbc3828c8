import type { EngineSession } from '../../engine/demo/data/session/sign-in.mjs';
import { HACKED } from '../fixtures/forms/corpusForm';
import { expect, test } from '../fixtures/test';

const REST = 'api/engine/engine/default';
const HOSTILE = `<form>stored<script cam-script>window.${HACKED} = 'stored'</script></form>`;
const OFF = 'This form contains scripts, which are switched off.';
const NOTHING = /^The form could not be (?:loaded|found)|^This form cannot be shown/;

const LOOKS = `<form name="looks"><style>.late { color: rgb(200, 0, 0) }</style>
  <p id="style" style="width: {{ st }}">style</p>
  <p id="whole" style="{{ whole }}">whole</p>
  <p id="attr" ng-attr-style="{{ whole }}">attr</p>
  <p id="named" ng-style="{ width: st }">named</p>
  <p id="object" ng-style="styles">object</p>
  <p id="class" class="label {{ cl }}">class</p>
  <p id="ng" ng-class="cl">ng</p>
  <p ng-repeat="r in rows" id="shown" ng-show="'{{ r.x }}'">shown</p>
  <p ng-if="rows" ng-attr-ng-hide="'{{ rows[0].x }}'">later</p>
  <div id="included" ng-include="address"></div>
  <label>Text <input id="text" cam-variable-name="text" cam-variable-type="String"></label>
  <script cam-script>
    var names = ['st', 'whole', 'cl', 'address', 'rows', 'styles'];
    camForm.on('form-loaded', function () {
      names.forEach(function (name) { camForm.variableManager.fetchVariable(name); });
    });
    camForm.on('variables-applied', function () {
      names.forEach(function (name) {
        // AngularJS writes into the rows of a list: the variable stays as it is.
        var value = camForm.variableManager.variableValue(name);
        $scope[name] = value === undefined ? value : JSON.parse(JSON.stringify(value));
      });
    });
  </script>
</form>`;
/** A `style` template alone also makes it an AngularJS form. */
const STYLE_ALONE = `<form><label>Text <input cam-variable-name="text" cam-variable-type="String"></label><p id="alone" style="width: {{ 6 * 7 }}px">alone</p></form>`;

test.use({ expectedAnswers: { 404: /\/(?:attachment|variables)\/|\/api\/engine$/ } });

let keyOf: (form: string) => string;

test.beforeEach(async ({ ownData }) => {
  keyOf = await ownData.deployForms(
    {
      within: { attributes: `camunda:formKey="embedded:/forms/\${form}.html"` },
      whole: { attributes: `camunda:formKey="embedded:\${form}"` },
      looks: { attributes: 'camunda:formKey="embedded:deployment:looks.html"' },
      alone: { attributes: 'camunda:formKey="embedded:deployment:alone.html"' },
      formula: { attributes: 'camunda:formKey="embedded:deployment:formula.html"' },
    },
    {
      'looks.html': LOOKS,
      'alone.html': STYLE_ALONE,
      'formula.html': '<math><mtext><form><style>p { color: red }</style>formula</form></mtext></math>',
    },
  );
});

test.use({ person: 'demo' });

async function attach(demo: EngineSession, taskId: string): Promise<string> {
  const boundary = 'attached';
  const part = (name: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${name === 'content' ? '; filename="a.html"\r\nContent-Type: text/html' : ''}\r\n\r\n${content}\r\n`;
  const { text } = await demo.send('POST', `${REST}/task/${taskId}/attachment/create`, {
    type: `multipart/form-data; boundary=${boundary}`,
    body: `${part('attachment-name', 'a.html')}${part('attachment-type', 'text/html')}${part('content', HOSTILE)}--${boundary}--\r\n`,
  });
  return `task/${taskId}/attachment/${(JSON.parse(text) as { id: string }).id}/data`;
}

test('nothing that people store runs as a form @H52', async ({ app, page, demo, engine, ownData }) => {
  test.slow();
  const bytes = { value: Buffer.from(HOSTILE).toString('base64'), type: 'Bytes' };
  const start = { form: { value: 'a', type: 'String' }, bytes };
  const within = await ownData.taskOfProcess(keyOf('within'), start);
  const whole = await ownData.taskOfProcess(keyOf('whole'), start);
  const attachment = await attach(demo, whole);
  const { appRoot } = engine;
  const api = `${appRoot}/${REST}`;
  await page.route('**/flow-v1/**', (route) =>
    route.fulfill({
      body: HOSTILE,
      contentType: route.request().url().includes('json') ? 'application/json' : 'text/html',
    }),
  );
  await page.route('**/forms/task/**', (route) =>
    route.fulfill({ body: HOSTILE, contentType: 'application/json' }),
  );
  await page.route('**/forms/leads-away.html*', (route) =>
    route.fulfill({ status: 302, headers: { Location: `${api}/${attachment}` } }),
  );
  const keys: readonly [task: string, form: string][] = [
    [within, `..${api}/${attachment}#`],
    [within, `..${api}/${attachment}?`],
    [within, `%2e%2e${api}/${attachment}#`],
    [within, 'leads-away'],
    [within, 'task/T/variables/x'],
    [whole, `${api}/${attachment}`],
    [whole, `${api.replace('/api/', '/%61pi/')}/${attachment}`],
    [whole, `engine://engine/:engine/${attachment}`],
    [whole, `app:..${api}/${attachment}`],
    [whole, `app:forms/../..${api}/${attachment}`],
    [whole, `${new URL(engine.baseUrl).origin}${api}/${attachment}`],
    [whole, `${api}/task/${whole}/variables/bytes/data`],
    [whole, `engine://engine/:engine/task/${whole}/variables/bytes/data`],
    [whole, `/flow-v1/${attachment}`],
    [whole, '/flow-v1/deployment/D/resources/R/data'],
    [whole, '/flow-v1/task/json/variables/a.html'],
  ];
  const shown: boolean[] = [];
  for (const isDefault of [true, false]) {
    const config = { embeddedForms: { places: ['/', '/*', 'app:', '/forms/'] } };
    const plugins = isDefault ? [] : [{ id: 'taskweave-forms', config }];
    engine.configure({ plugins });
    for (const [taskId, form] of isDefault ? keys : keys.filter((_key, index) => index % 4 === 0)) {
      await demo.put(`task/${taskId}/variables/form`, { value: form, type: 'String' });
      await page.goto('about:blank');
      await app.open(`#/?task=${taskId}`);
      await expect(page.getByText(OFF).or(page.getByText(NOTHING)).first(), form).toBeVisible();
      shown.push(await page.getByText(OFF).isVisible());
      await expect(page.getByRole('link', { name: /own Tasklist/ })).toHaveCount(0);
      expect(await page.evaluate((name) => Reflect.get(window, name), HACKED), form).toBeUndefined();
    }
  }
  expect(shown.filter(Boolean).length).toBeGreaterThan(keys.length / 2);
});

test('form data neither runs nor covers the page @H53', async ({ app, page, demo, engine, ownData }) => {
  await app.open('');
  const cover = await page.evaluate(() => {
    const texts = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    return /\.([\w-]+) \{[^{}]*position: fixed/.exec(texts.join('\n'))?.[1] ?? '';
  });
  expect(cover).not.toBe('');
  const text = (value: string) => ({ value, type: 'String' });
  const json = (value: unknown) => ({ value: JSON.stringify(value), type: 'Json' });
  const over = '100%;position:fixed;inset:0;z-index:99999;background:red';
  const code = `camForm.formElement[0].ownerDocument.defaultView.${HACKED} = 'expression'`;
  const taskId = await ownData.taskOfProcess(keyOf('looks'), {
    title: text('Looks'),
    st: text(over),
    whole: text(`width: ${over}`),
    cl: text(`${cover} modal-backdrop late`),
    rows: json([{ x: `'+(${code})+'` }]),
    styles: json({ position: 'fixed', inset: '0', zIndex: '99999', color: 'blue' }),
  });
  const attachment = await attach(demo, taskId);
  await demo.put(`task/${taskId}/variables/address`, text(`${engine.appRoot}/${REST}/${attachment}`));
  await app.open(`#/?task=${taskId}`);
  const form = page.getByRole('region', { name: 'Form', exact: true });
  await expect(form.locator('#class')).toHaveClass(/\blate\b/);
  await expect(form.locator('#ng')).toHaveCSS('color', 'rgb(200, 0, 0)');
  await expect(form.locator('#object')).toHaveCSS('color', 'rgb(0, 0, 255)');
  await expect(form.getByText(/The attribute ng-show of this form was left out/)).toBeVisible();
  await expect(form.getByText(/The template .* was not loaded/)).toBeVisible();
  await expect(form.locator('#included')).toHaveCount(0);
  for (const id of ['style', 'whole', 'attr', 'named', 'object', 'class', 'ng']) {
    await expect(form.locator(`#${id}`), id).toHaveCSS('position', 'static');
  }
  await expect(form.locator(`.${cover}, .modal-backdrop`)).toHaveCount(0);
  expect(await page.evaluate((name) => Reflect.get(window, name), HACKED)).toBeUndefined();
  await page.getByLabel('Text', { exact: true }).fill('goes on');
  await app.complete.click();
  await expect.poll(() => ownData.isDone(taskId)).toBe(true);
});

test('a style is no formula, and a formula says so', async ({ app, page, ownData, engine }) => {
  await app.open(`#/?task=${await ownData.taskOfProcess(keyOf('alone'))}`);
  await expect(page.locator('#alone')).toHaveCSS('width', '42px');
  engine.configure({
    plugins: [{ id: 'taskweave-forms', config: { embeddedForms: { deployedScripts: false } } }],
  });
  await page.goto('about:blank');
  await app.open(`#/?task=${await ownData.taskOfProcess(keyOf('alone'))}`);
  await expect(page.getByText(OFF)).toBeVisible();
  await app.open(`#/?task=${await ownData.taskOfProcess(keyOf('formula'))}`);
  await expect(page.getByText(/exactly one <form> element; this one has 0/)).toBeVisible();
});
