import { signIn } from '../../../engine/demo/data/session/sign-in.mjs';

/** @param {import('../images.mjs').Studio} studio */
export default async function points({ url, newPage, enter, take }) {
  const session = await signIn({ baseUrl: url, engine: 'default', userId: 'demo' });
  const [loan] = await session.get('task?processDefinitionKey=loan-granting&maxResults=1');
  const [invoice] = await session.get('task?taskDefinitionKey=approveInvoice&assignee=demo&maxResults=1');
  const page = await newPage();
  /** @param {string} name @param {import('@playwright/test').Locator} shown */
  const point = (name, shown) => take(`points/${name}`, page, shown);
  const button = (/** @type {string} */ name) => page.getByRole('button', { name, exact: true });

  await page.goto(`${url}/app/taskweave/default/`);
  await page.getByLabel('User name').fill('nobody');
  await page.getByLabel('Password').fill('wrong');
  await button('Sign in').click();
  const help = page.getByText('Trouble signing in?');
  await help.waitFor();
  await point('login', page.getByRole('main').locator('> div'));
  await point('login-data', help);

  await enter(page, `#/?task=${loan.id}&detailsTab=risk`);
  await page.getByText('of 100').waitFor();
  await point('task-detail', page.locator('section:has(> #task-body)'));
  await point('task-action', button('Copy link to task').locator('..'));
  await point('list', page.getByText('The engine rests tonight').locator('..'));
  await point('navbar-action', page.getByRole('banner'));
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('copy link');
  await page.getByRole('option', { name: /Copy link/ }).waitFor();
  await page.getByRole('option', { name: 'Edit current filter' }).waitFor({ state: 'hidden' });
  await point('command', page.getByRole('dialog'));

  await enter(page, '');
  await button('Hide notice').click();
  await point('header', button('Show notice').locator('xpath=../../..'));
  await button('Show notice').click();
  await enter(page, `#/?task=${invoice.id}&detailsTab=task-detail-form`);
  await page.getByText('I approve this invoice').waitFor();
  await point('form', page.getByRole('tabpanel'));
  const badge = page.locator('[data-plugin="invoice-amount"]').first();
  await point('card', page.getByRole('row').filter({ has: badge }).first());
  await page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first().focus();
  await page.keyboard.press('Control+a');
  await point('bulk-action', page.getByRole('toolbar').filter({ hasText: 'Comment' }));

  await enter(page, '');
  await page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first().waitFor();
  await page.keyboard.press(',');
  await page.getByText('Show notices above the list').scrollIntoViewIfNeeded();
  await point('setting', page.getByRole('dialog'));
  await enter(page, '');
  await button('View').click();
  await page.getByRole('menuitemradio', { name: 'Table' }).click();
  await button('View').click();
  await page.getByRole('menuitem', { name: 'Columns…' }).click();
  const columns = page.getByRole('dialog', { name: 'Table columns' });
  await columns.getByRole('checkbox', { name: 'Invoice amount' }).check();
  await columns.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('columnheader', { name: 'Invoice amount' }).scrollIntoViewIfNeeded();
  await point('list-column', page.locator('#tasks'));

  await enter(page, '#/team-workload');
  await page.getByRole('cell').first().waitFor();
  await point('route', page.getByRole('main').last());
}
