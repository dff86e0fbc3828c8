import { StandIn } from '../faults/StandIn';
import { AppPage } from '../fixtures/AppPage';
import { expect, test } from '../fixtures/test';

const FAMILY = [
  {
    engine: 'Fluxnova',
    root: '/fluxnova',
    apps: { cockpit: 'monitoring' },
    monitoring: 'Monitoring',
    folder: 'monitoring',
  },
  { engine: 'CIB seven', root: '/webapp', apps: {}, monitoring: 'Cockpit', folder: 'cockpit' },
] as const;

test.use({ expectedAnswers: { 404: /-welcome\/index\.html$/ } });

for (const { engine: name, root, apps, monitoring, folder } of FAMILY) {
  test(`a day's work below the paths of ${name}`, async ({ page, engine, demo, ownData }) => {
    const taskId = await ownData.taskOfProcess('holiday-request', {}, 'demo');
    const { processInstanceId } = await demo.get(`task/${taskId}`);
    const standIn = await StandIn.start({ baseUrl: engine.baseUrl, root, apps });
    try {
      const base = `${standIn.url}/app/taskweave/default/`;
      await page.goto(`${base}#/?task=${taskId}`);
      await new AppPage(page).signInByForm('demo');
      await expect(page.getByRole('grid').getByRole('row').first()).toBeVisible();
      const instance = page.getByRole('article').getByRole('link', { name: `Open in ${monitoring}` });
      await expect(instance).toHaveAttribute(
        'href',
        `${root}/app/${folder}/default/#/process-instance/${processInstanceId}`,
      );

      await page.getByRole('button', { name: 'Unclaim' }).click();
      await expect.poll(async () => (await demo.get(`task/${taskId}`)).assignee).toBeNull();
      await page.getByRole('button', { name: 'Claim', exact: true }).click();
      await expect.poll(async () => (await demo.get(`task/${taskId}`)).assignee).toBe('demo');

      const businessKey = ownData.mark;
      await page.getByRole('button', { name: 'Start process' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /^Holiday request/ }).click();
      await dialog.getByLabel(/^Name of employee/).fill('Katherine Johnson');
      await dialog.getByRole('textbox', { name: 'First day' }).fill('2026-12-24');
      await dialog.getByLabel(/^Number of days/).fill('3');
      await dialog.getByLabel(/^Kind of leave/).selectOption('Parental leave');
      await dialog.getByLabel('Number of the request').fill(businessKey);
      await dialog.getByRole('button', { name: 'Start', exact: true }).click();
      const started = page.getByRole('region', { name: 'Notifications' });
      const link = started.getByRole('link', { name: `Open in ${monitoring}` });
      await expect(link).toBeVisible();
      const [{ id }] = await demo.get(`process-instance?businessKey=${businessKey}`);
      await expect(link).toHaveAttribute('href', `${root}/app/${folder}/default/#/process-instance/${id}`);
      await demo.send('DELETE', `api/engine/engine/default/process-instance/${id}`);
    } finally {
      await page.goto('about:blank');
      await standIn.stop();
    }
  });
}
