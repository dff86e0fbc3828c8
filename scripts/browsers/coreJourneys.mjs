/**
 * @typedef {import('puppeteer-core').Page} Page
 *
 * @typedef {object} Journey
 * @property {string} name
 * @property {(page: Page, baseUrl: string) => Promise<void>} walk throws where something is not as it should be
 */

/** Milliseconds in which something has to be there: two processors, and a browser that has just started. */
const PATIENCE = 20_000;
const ROW = '[role="grid"] [role="row"]';

/** @type {readonly Journey[]} */
export const journeys = [
  {
    name: 'signs in, and is told of a wrong password',
    async walk(page, baseUrl) {
      await page.goto(`${baseUrl}/app/taskweave/default/`);
      // Somebody else: after a wrong password the engine refuses the right one for some seconds, too.
      await enter(page, 'peter', 'wrong');
      await see(page, 'Wrong user name or password');
      await enter(page, 'demo', 'demo');
      await page.waitForSelector(ROW, { timeout: PATIENCE });
    },
  },
  {
    name: 'opens a task from the list, and finds a command by keys',
    async walk(page, baseUrl) {
      await signIn(page, baseUrl);
      await page.locator('[role="grid"] a').setTimeout(PATIENCE).click();
      await page.waitForFunction(() => /[?&]task=/.test(location.hash), { timeout: PATIENCE });
      await page.keyboard.down('Control');
      await page.keyboard.press('k');
      await page.keyboard.up('Control');
      await find(page, 'combobox', null);
      await page.keyboard.type('start process');
      await see(page, 'Start process');
    },
  },
  {
    name: 'creates a task, claims and completes it',
    async walk(page, baseUrl) {
      await signIn(page, baseUrl);
      const id = await createTask(page, `Firefox ${Date.now()}`);
      await page.goto(`${baseUrl}/app/taskweave/default/#/?task=${id}`);
      await press(page, 'Claim');
      await find(page, 'button', 'Unclaim');
      await press(page, 'Complete');
      await page.waitForFunction(
        async (task) => (await fetch(`../../../api/engine/engine/default/task/${task}`)).status === 404,
        { timeout: PATIENCE, polling: 500 },
        id,
      );
    },
  },
  {
    name: 'runs the script of an HTML form under the policy of the page',
    async walk(page, baseUrl) {
      await signIn(page, baseUrl);
      const id = await taskWithForm(page, 'approve-invoice.html');
      await page.goto(`${baseUrl}/app/taskweave/default/#/?task=${id}`);
      await page.waitForSelector('[data-plugin="taskweave-forms"] form :is(input, select, textarea)', {
        timeout: PATIENCE,
      });
    },
  },
  {
    name: 'finds a process to start by typing, and opens its form by keys',
    async walk(page, baseUrl) {
      await signIn(page, baseUrl);
      await press(page, 'Start process');
      // Somebody who types at once searches.
      await page.waitForSelector('[role="dialog"] input[type="search"]:focus', { timeout: PATIENCE });
      await page.keyboard.type('Load test');
      // The engine searches: what does not fit is gone a moment later.
      await page.waitForFunction(
        () => !document.querySelector('[role="dialog"]')?.textContent?.includes('Data sheet'),
        { timeout: PATIENCE },
      );
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await find(page, 'button', 'Start');
    },
  },
];

/**
 * @param {Page} page
 * @param {string} baseUrl
 */
async function signIn(page, baseUrl) {
  await page.goto(`${baseUrl}/app/taskweave/default/`);
  await enter(page, 'demo', 'demo');
  await page.waitForSelector(ROW, { timeout: PATIENCE });
}

/**
 * @param {Page} page
 * @param {string} user
 * @param {string} password
 */
async function enter(page, user, password) {
  // The label has the name of its field.
  await page.locator('input[autocomplete="username"]').setTimeout(PATIENCE).fill(user);
  await page.locator('input[type="password"]').setTimeout(PATIENCE).fill(password);
  await press(page, 'Sign in');
}

/**
 * @param {Page} page
 * @param {string} role
 * @param {string | null} name
 */
function find(page, role, name) {
  const named = name === null ? '' : `[name="${name}"]`;
  return page.locator(`::-p-aria(${named}[role="${role}"])`).setTimeout(PATIENCE).wait();
}

/**
 * @param {Page} page
 * @param {string} name
 */
async function press(page, name) {
  await page.locator(`::-p-aria([name="${name}"][role="button"])`).setTimeout(PATIENCE).click();
}

/**
 * @param {Page} page
 * @param {string} text
 */
async function see(page, text) {
  await page.locator(`::-p-text(${text})`).setTimeout(PATIENCE).wait();
}

/**
 * As the person who is signed in.
 *
 * @param {Page} page
 * @param {string} path below the engine's interface
 * @param {object} [body]
 */
async function ask(page, path, body) {
  const text = await page.evaluate(
    async (address, sent) => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const root = location.pathname.replace(/\/app\/.*$/, '');
      const response = await fetch(`${root}/api/engine/engine/default/${address}`, {
        method: sent === null ? 'GET' : 'POST',
        headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token },
        ...(sent !== null && { body: sent }),
      });
      return response.text();
    },
    path,
    body === undefined ? null : JSON.stringify(body),
  );
  return text === '' ? null : JSON.parse(text);
}

/**
 * @param {Page} page
 * @param {string} name
 */
async function createTask(page, name) {
  const id = `firefox-${Date.now()}`;
  await ask(page, 'task/create', { id, name });
  return id;
}

/**
 * @param {Page} page
 * @param {string} file at the end of the form key
 */
async function taskWithForm(page, file) {
  const tasks = await ask(page, 'task?active=true&maxResults=2000');
  const task = tasks.find((/** @type {{ formKey: string | null }} */ one) => one.formKey?.endsWith(file));
  if (task === undefined) throw new Error(`There is no task with ${file}.`);
  return task.id;
}
