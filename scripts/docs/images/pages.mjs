import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { signIn } from '../../../engine/demo/data/session/sign-in.mjs';
import { buildEngine } from '../../engine/buildEngine.mjs';
import { startEngine } from '../../engine/startEngine.mjs';
import { inRepository } from '../../process/paths.mjs';

/** @param {import('../images.mjs').Studio} studio */
export default async function pages({ url, pluginsFile, newPage, enter, take }) {
  const demo = await signIn({ baseUrl: url, engine: 'default', userId: 'demo' });
  const idOf = async (/** @type {string} */ query) => (await demo.get(`task?${query}&maxResults=1`))[0].id;
  const handover = await idOf('processDefinitionKey=holiday-request&assignee=demo');

  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const page = await newPage({ colorScheme, viewport: { width: 1440, height: 900 } });
    await enter(page, `#/?task=${handover}`);
    await page.getByRole('tabpanel').getByRole('textbox').first().waitFor();
    await take(`inbox-${colorScheme}`, page);
  }

  const greeting = await newPage({ viewport: { width: 1280, height: 800 } });
  await enter(greeting, '');
  await greeting.getByRole('heading', { name: 'Start with' }).waitFor();
  await take('my-work', greeting);

  await takeLanguages({ newPage, enter, take }, handover);
  await takeSearch({ newPage, enter, take });

  const account = await newPage();
  await enter(account, '#/account', 'mary');
  await account.getByRole('region', { name: 'Groups and tenants' }).getByRole('listitem').first().waitFor();
  await take('account-page', account);

  const workload = await newPage({ viewport: { width: 1280, height: 960 } });
  await enter(workload, '#/workload');
  await workload.locator('canvas').nth(3).waitFor();
  await take('workload-page', workload);

  await takeCompleted({ newPage, enter, take });
  await takeTabs({ newPage, enter, take }, idOf);

  const incidents = await newPage();
  await enter(incidents, `#/?task=${await idOf('processDefinitionKey=order-processing')}`);
  await incidents.getByRole('button', { name: /^1 incident/ }).click();
  await incidents.getByRole('button', { name: 'Retry' }).waitFor();
  await take('incidents', incidents);

  await takeGroups({ newPage, enter, take }, await demo.get('filter'));

  const broken = await demo.post('filter/create', {
    resourceType: 'Task',
    name: 'Contracts',
    query: { candidateGroupExpression: '#{teams.legal}' },
    properties: { priority: 1000 },
  });
  try {
    const error = await newPage();
    await enter(error, `#/?filter=${broken.id}`);
    await error.getByRole('button', { name: 'Copy details' }).waitFor();
    await take('error', error, error.locator('main'), { width: 640, height: 420, margin: 0, top: 0 });
  } finally {
    await demo.send('DELETE', `api/engine/engine/default/filter/${broken.id}`);
  }

  const settings = { locales: { availableLocales: ['en', 'ar'], fallbackLocale: 'en' } };
  const before = existsSync(pluginsFile) ? readFileSync(pluginsFile) : null;
  mkdirSync(dirname(pluginsFile), { recursive: true });
  writeFileSync(pluginsFile, JSON.stringify({ settings }));
  try {
    const arabic = await newPage({ locale: 'ar-EG', viewport: { width: 1280, height: 640 } });
    await arabic.route('**/locales/ar.json*', (route) =>
      route.fulfill({ path: inRepository('e2e/fixtures/locales/ar.json') }),
    );
    await enter(
      arabic,
      `#/?task=${await idOf('taskId=taskweave-standalone')}&detailsTab=task-detail-history`,
    );
    await arabic.getByRole('tabpanel').getByRole('listitem').first().waitFor();
    await take('arabic', arabic);
  } finally {
    if (before === null) rmSync(pluginsFile);
    else writeFileSync(pluginsFile, before);
  }

  await takeSetup({ newPage, take });
}

/**
 * @param {Pick<import('../images.mjs').Studio, 'newPage' | 'enter' | 'take'>} studio
 * @param {string} task
 */
async function takeLanguages({ newPage, enter, take }, task) {
  for (const locale of ['fr-FR', 'pl-PL', 'pt-BR', 'ar-EG']) {
    const page = await newPage({ locale, viewport: { width: 1280, height: 640 } });
    await enter(page, `#/?task=${task}`);
    await page.getByRole('tabpanel').waitFor();
    await take(`language-${locale.slice(0, 2)}`, page);
  }
}

/**
 * @param {Pick<import('../images.mjs').Studio, 'newPage' | 'enter' | 'take'>} studio
 * @param {readonly { id: string, name: string }[]} filters
 */
async function takeGroups({ newPage, enter, take }, filters) {
  const grouped = await newPage({ viewport: { width: 1280, height: 720 } });
  const invoices = filters.find(({ name }) => name === 'Invoices');
  await enter(grouped, `#/?filter=${invoices?.id}&view=groups&group=due`);
  await grouped.getByRole('treegrid').getByRole('row').first().press('Enter');
  await grouped.getByRole('treegrid').locator('[aria-level="2"] a').first().click();
  await grouped.getByRole('tabpanel').waitFor();
  await take('groups', grouped);
}

/** @param {Pick<import('../images.mjs').Studio, 'newPage' | 'enter' | 'take'>} studio */
async function takeSearch({ newPage, enter, take }) {
  const search = await newPage();
  await enter(search, '#/');
  await search.getByRole('combobox', { name: 'Search tasks' }).fill('due this month amount > 100 inv');
  await search.getByRole('list', { name: 'What the search means' }).waitFor();
  await search.getByRole('search').getByRole('status').filter({ hasText: 'task' }).waitFor();
  await take('search', search, search.getByRole('search'), { width: 640, height: 420, margin: 0, top: 48 });
}

/** @param {Pick<import('../images.mjs').Studio, 'newPage' | 'enter' | 'take'>} studio */
async function takeCompleted({ newPage, enter, take }) {
  const page = await newPage({ viewport: { width: 1280, height: 800 } });
  await enter(page, '#/completed-tasks', 'mary');
  await page.getByRole('link', { name: 'Assign approver' }).first().click();
  await page.getByText('assigned to').first().waitFor();
  await page.locator('dl[aria-label="Submitted values"]').waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await take('completed-tasks-page', page);
}

/**
 * @param {Pick<import('../images.mjs').Studio, 'newPage' | 'enter' | 'take'>} studio
 * @param {(query: string) => Promise<string>} idOf
 */
async function takeTabs({ newPage, enter, take }, idOf) {
  const page = await newPage({ viewport: { width: 1280, height: 860 } });
  const loan = await idOf('processDefinitionKey=loan-granting&taskDefinitionKey=checkApplication');
  await enter(page, `#/?task=${loan}&detailsTab=task-detail-decisions`);
  await page.getByText(/^Rule that fired/).waitFor();
  await take('decisions-tab', page);

  const invoice = await idOf('taskDefinitionKey=approveInvoice&assignee=demo');
  await enter(page, `#/?task=${invoice}&detailsTab=variables`);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Edit amount' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Save' }).waitFor();
  await take('variables', page, page.locator('section:has(> #task-body)'), { margin: 0 });
}

/**
 * For an engine without users.
 * @param {Pick<import('../images.mjs').Studio, 'newPage' | 'take'>} studio
 */
async function takeSetup({ newPage, take }) {
  const empty = await startEngine({
    jar: await buildEngine({ anyApp: true }),
    pluginsFile: inRepository('.cache/no-plugins.json'),
    appFolder: inRepository('dist/app'),
    properties: {
      // The id `false` disables creating the user.
      'operaton.bpm.admin-user.id': 'false',
      'operaton.bpm.generic-properties.properties.enablePasswordPolicy': 'true',
    },
  });
  try {
    const page = await newPage({ viewport: { width: 1440, height: 1000 } });
    await page.goto(`${empty.url}#/setup`);
    await page.getByLabel('User name').fill('jane');
    await page.getByLabel('First name').fill('Jane');
    await page.getByLabel('Last name').fill('Doe');
    await page.getByLabel('E-mail').fill('jane.doe@example.com');
    await page.getByLabel(/^New password/).fill('moonlanding');
    await page.getByText('not met').first().waitFor({ state: 'attached' });
    await take('setup-page', page);
  } finally {
    await empty.stop();
  }
}
