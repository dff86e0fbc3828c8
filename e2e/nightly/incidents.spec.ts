import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { sidewaysScroll } from '../fixtures/looks/sidewaysScroll';
import { expect, test } from '../fixtures/test';

test.use({ expectedAnswers: { 500: /(incident\/[\w-]+\/annotation|job\/[\w-]+\/retries)$/ } });

test('incidents show, with a retry @S7.48 @S7.49 @S8.17', async ({ app, page, newUserPage, demo }) => {
  const [task] = await demo.get('task?processDefinitionKey=order-processing&maxResults=1');
  const [incident] = await demo.get(`incident?processInstanceId=${task.processInstanceId}`);
  const path = new RegExp(`incident/${incident.id}/annotation$`);
  await app.openAs('demo', `#/?task=${task.id}`);
  try {
    const strip = page.getByRole('button', { name: '1 incident: Unknown property used in expression' });
    const title = page.getByRole('heading', { name: /^Pack goods/ });
    const before = await title.boundingBox();
    await expect(strip).toContainText('Show');
    expect(await title.boundingBox()).toEqual(before);
    await strip.click();
    const dialog = page.getByRole('dialog', { name: 'Incidents of this process instance' });
    await expect(dialog.getByText('Failed job')).toBeVisible();
    await expect(dialog.getByText('chargeCard', { exact: true })).toBeVisible();
    await expect(dialog.getByText("Cannot resolve identifier 'paymentService'")).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open in Cockpit' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Stack trace' }).click();
    await expect(dialog.getByRole('region', { name: 'Stack trace' })).toContainText('at org.operaton.');

    await page.route(path, (route) =>
      route.fulfill({ status: 500, json: { type: 'ProcessEngineException', message: 'ENGINE-1' } }),
    );
    await dialog.getByRole('button', { name: /^Annotation: / }).click();
    await dialog.getByLabel('Annotation').fill('x'.repeat(4001));
    await dialog.getByLabel('Annotation').press('Control+Enter');
    await expect(dialog.getByLabel('Annotation')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Annotation').fill('The payment service is being repaired.');
    await dialog.getByLabel('Annotation').press('Control+Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Annotation: Add/ })).toBeVisible();
    await expectAccessible(page, 'incidents');

    await page.unroute(path);
    await dialog.getByRole('button', { name: /^Annotation: Add/ }).click();
    await dialog.getByLabel('Annotation').fill('The payment service is being repaired.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(
      dialog.getByRole('button', { name: /^Annotation: The payment service is being repaired/ }),
    ).toBeVisible();

    const john = await newUserPage('john', {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
      locale: 'de-DE',
    });
    await john.open(`#/?task=${task.id}`);
    await john.page.getByRole('button', { name: '1 Vorfall' }).click();
    const read = john.page.getByRole('dialog', { name: 'Vorfälle dieser Prozessinstanz' });
    await expect(read.getByText('The payment service is being repaired.')).toBeVisible();
    await expect(read.getByRole('button', { name: /^Anmerkung/ })).toBeHidden();
    await expect(read.getByRole('button', { name: 'Wiederholen' })).toBeHidden();
    await expectAccessible(john.page, 'incidents read-only');
    expect(await sidewaysScroll(john.page)).toEqual([]);

    const retries = new RegExp(`job/${incident.configuration}/retries$`);
    await page.route(retries, (route) =>
      route.fulfill({ status: 500, json: { type: 'ProcessEngineException', message: 'ENGINE-1' } }),
    );
    const retry = dialog.getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(dialog.getByRole('alert')).toContainText('The retry could not be started');
    await page.unroute(retries);
    await retry.click();
    await expect(dialog.getByText('The engine retries it')).toBeVisible();
    await demo.send('POST', `api/engine/engine/default/job/${incident.configuration}/execute`);
    await expect(dialog.getByText('Failed again')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(retry).toBeFocused();
    const [failedAgain] = await demo.get(`incident?processInstanceId=${task.processInstanceId}`);
    expect(failedAgain.id).not.toBe(incident.id);
  } finally {
    await demo.send('DELETE', `api/engine/engine/default/incident/${incident.id}/annotation`);
  }
});
