import { LOOKS, loseAnswers } from '../faults/loseAnswers';
import { bpmnFile, textFile } from '../fixtures/files/deployable';
import { dropFolder } from '../fixtures/files/dropFolder';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { sidewaysScroll } from '../fixtures/looks/sidewaysScroll';
import { expect, test } from '../fixtures/test';

const REST = 'api/engine/engine/default';
const DEPLOYMENT = 9;

// A file that is no model; a session that has ended, whose page asks who is there now.
test.use({
  expectedAnswers: {
    400: /deployment\/create$/,
    401: /\/api\//,
    403: /\/api\//,
    404: /\/auth\/user\/default$/,
    504: /deployment\/create$/,
  },
});

test('an administrator deploys and deletes @S7.39', async ({ app, page, context, demo, ownData }) => {
  const { mark } = ownData;
  const key = `deploy-${mark}`;
  const remove = async () => {
    for (const { id } of await demo.get(`deployment?name=${mark}`)) {
      await demo.send('DELETE', `${REST}/deployment/${id}?cascade=true`);
    }
  };
  await app.openAs('demo');
  try {
    await page.getByRole('button', { name: 'Applications' }).click();
    await page.getByRole('menuitem', { name: 'Deploy', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Deploy', exact: true })).toBeFocused();
    const form = page.getByRole('form', { name: 'New deployment' });
    const deploy = form.getByRole('button', { name: 'Deploy', exact: true });
    await deploy.click();
    await expect(form.getByText('Choose the files to deploy.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Choose files' })).toBeFocused();

    // A folder, as the system hands it over: names below it, without what hides.
    await dropFolder(page, form.getByText('Drop files or a folder here'), {
      'forms/order.html': '<form></form>',
      'rates.groovy': 'return 1',
      '.hidden': '',
    });
    await expect(form.getByText('2 files added.')).toBeVisible();
    await expect(form.getByRole('row', { name: /forms\/order\.html.*HTML form/ })).toBeVisible();
    await form.getByRole('button', { name: 'Remove rates.groovy' }).click();

    const files = form.locator('input[type=file]').first();
    await files.setInputFiles([
      bpmnFile('order.bpmn', { key, service: '' }),
      textFile('order.form', '{ "type": "default", "components": [] }'),
    ]);
    await expect(form.getByText('2 files added.')).toBeVisible();
    await expect(form.getByLabel('Name')).toHaveValue('order');
    await form.getByLabel('Name').fill(mark);
    await deploy.click();
    const faults = form.getByRole('alert');
    await expect(faults).toContainText('Line 5, column');
    await expect(faults).toContainText('is mandatory on serviceTask');
    await expect(faults.getByRole('code').first()).toHaveText('service');
    await expect(faults).toContainText('<serviceTask id="service" name="Charge"  />');
    await expect(form.getByRole('row', { name: /order\.bpmn 1 error/ })).toBeVisible();
    await expectAccessible(page, 'faults of files');

    await files.setInputFiles([bpmnFile('order.bpmn', { key })]);
    await expect(form.getByText('Replaced: order.bpmn.')).toBeVisible();
    await expect(faults).toBeHidden();

    // The session ends: the files stay.
    await context.clearCookies();
    await deploy.click();
    await app.signInAgain();
    await expect(form.getByText('Your files are still here.')).toBeVisible();
    expect(await demo.get(`deployment?name=${mark}`)).toEqual([]);

    // The answer is lost: the deployment is found, and not made twice.
    const calls = await loseAnswers(page, /deployment\/create$/, 'proxy');
    await deploy.click();
    await expect(form.getByText(`${mark} was deployed, with 1 definition.`)).toBeVisible(LOOKS);
    expect(calls()).toBe(1);
    expect(await demo.get(`deployment?name=${mark}`)).toHaveLength(1);
    await page.unroute(/deployment\/create$/);
    await expectAccessible(page, 'files deployed');

    const former = page.getByRole('region', { name: 'Deployments' });
    await former.getByRole('button', { name: new RegExp(mark) }).click();
    await expect(former.getByRole('list', { name: 'Files' })).toContainText('order.bpmn BPMN');
    // Cockpit finds the deployment by itself, and opens one of its models.
    await expect(former.getByRole('link', { name: 'Open in Cockpit' })).toHaveAttribute(
      'href',
      /#\/repository\?deployment=[^&]+&resourceName=[^&]+\.(bpmn|dmn)&deploymentsQuery=/,
    );
    await former.getByRole('button', { name: 'Deploy again' }).click();
    await expect(former.getByRole('row', { name: new RegExp(`${key}.* 2`) })).toBeVisible();

    // The second one goes, with what runs of it.
    await demo.post(`process-definition/key/${key}/start`);
    expect(await demo.get(`process-instance?processDefinitionKey=${key}`)).toHaveLength(1);
    const both = former.getByRole('button', { name: new RegExp(`^${mark}`) });
    await expect(both).toHaveCount(2);
    await both.first().click();
    await former.getByRole('button', { name: 'Delete', exact: true }).click();
    const deletion = page.getByRole('dialog', { name: `Delete ${mark}?` });
    const listeners = deletion.getByLabel('Skip custom listeners');
    await expect(listeners).toBeDisabled();
    await deletion.getByLabel('Delete instances as well').check();
    await expect(listeners).toBeEnabled();
    await expectAccessible(page, 'delete a deployment');
    await deletion.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText(`${mark} was deleted`)).toBeVisible();
    await expect(both).toHaveCount(1);
    expect(await demo.get(`deployment?name=${mark}`)).toHaveLength(1);
    expect(await demo.get(`process-instance?processDefinitionKey=${key}`)).toEqual([]);

    await form.getByRole('button', { name: `Start process Journey ${key}` }).click();
    await expect(page.getByRole('dialog', { name: /Journey/ })).toBeVisible();
  } finally {
    await remove();
  }
});

test('deploying needs the right, and works for a tenant', async ({ newUserPage, demo, ownData }) => {
  const { mark } = ownData;
  const lisa = await newUserPage('lisa', { viewport: { width: 390, height: 844 }, locale: 'de-DE' });
  await lisa.open('#/deploy');
  await expect(lisa.page.getByText('Sie dürfen nichts bereitstellen.')).toBeVisible();
  await expect(lisa.page.getByText(/Berechtigung CREATE für Deployments/)).toBeVisible();
  await expect(lisa.page.getByText('Es gibt keine Deployments, die Sie sehen dürfen.')).toBeVisible();
  await expect(lisa.page.getByRole('button', { name: 'Bereitstellen' })).toBeHidden();
  await lisa.page.getByRole('button', { name: 'Anwendungen' }).click();
  await expect(lisa.page.getByRole('menuitem', { name: 'Abgeschlossene Aufgaben' })).toBeVisible();
  await expect(lisa.page.getByRole('menuitem', { name: 'Deployment' })).toBeHidden();
  await lisa.page.keyboard.press('Escape');
  await expectAccessible(lisa.page, 'deploying forbidden');
  expect(await sidewaysScroll(lisa.page)).toEqual([]);

  const grant = await demo.post('authorization/create', {
    type: 1,
    permissions: ['CREATE'],
    userId: 'john',
    resourceType: DEPLOYMENT,
    resourceId: '*',
  });
  try {
    const john = await newUserPage('john', { colorScheme: 'dark' });
    // A page that there is not; the way back is in its place.
    await john.open('#/deploy?deploymentsPage=9');
    const pages = john.page.getByRole('navigation', { name: 'Pages: Deployments' });
    const form = john.page.getByRole('form', { name: 'New deployment' });
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles([bpmnFile(`${mark}.bpmn`, { key: `deploy-${mark}` })]);
    await form.getByLabel('Tenant').selectOption('North branch');
    await form.getByRole('button', { name: 'Deploy', exact: true }).click();
    await expect(form.getByText(`${mark} was deployed, with 1 definition.`)).toBeVisible();
    // The right to deploy is none to start.
    await expect(form.getByRole('button', { name: /^Start process/ })).toBeHidden();
    await expect(pages).toContainText('Nothing on this page');
    await expectAccessible(john.page, 'no earlier deployments');
    await pages.getByRole('button', { name: 'Page 1' }).click();
    await expect(john.page.getByRole('button', { name: new RegExp(`^${mark}`) })).toBeVisible();
    await expect(john.page).toHaveURL(/#\/deploy$/);
    const [deployed] = await demo.get(`deployment?name=${mark}`);
    expect(deployed.tenantId).toBe('north');
  } finally {
    await demo.send('DELETE', `${REST}/authorization/${grant.id}`);
    for (const { id } of await demo.get(`deployment?name=${mark}`)) {
      await demo.send('DELETE', `${REST}/deployment/${id}?cascade=true`);
    }
  }
});
