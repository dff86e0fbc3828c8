import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

const FINDING_FORM = `<form role="form"><output id="found"></output><script cam-script type="text/form-script">
  var base = document.querySelector('base');
  var names = ['app-root', 'admin-api', 'cockpit-api', 'tasklist-api', 'welcome-api', 'app-name', 'engine-api'];
  var found = names.map(function (name) { return base.getAttribute(name); });
  fetch(base.getAttribute('engine-api') + 'engine/').then(function (answer) {
    return answer.json();
  }).then(function (engines) {
    document.getElementById('found').textContent = found.concat(engines[0].name).join(' ');
  });
</script></form>`;

test("a script finds the engine by the page's attributes", async ({ app, page, engine, ownData }) => {
  const finding = { attributes: 'camunda:formKey="embedded:deployment:finding.html"' };
  const keyOf = await ownData.deployForms({ finding }, { 'finding.html': FINDING_FORM });
  await app.open(`#/?task=${await ownData.taskOfProcess(keyOf('finding'))}`);
  const { appRoot } = engine;
  const apis = ['admin', 'cockpit', 'tasklist', 'welcome'].map((name) => `${appRoot}/api/${name}/`);
  await expect(page.locator('#found')).toHaveText(
    [appRoot, ...apis, 'tasklist', `${appRoot}/api/engine/`, 'default'].join(' '),
  );
  const old = await app.context.request.get(`${engine.baseUrl}/app/tasklist/default/`);
  const attributes = (html: string) =>
    [...(/<base[^>]*>/.exec(html)?.[0] ?? '').matchAll(/\s([\w-]+)="/g)].map(([, name]) => name).sort();
  const ours = await app.context.request.get(app.url);
  expect(attributes(await ours.text())).toEqual(attributes(await old.text()));
});
