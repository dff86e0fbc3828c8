import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openSession } from './session/open-session.mjs';
import { signIn } from './session/sign-in.mjs';

const FOLDER = fileURLToPath(new URL('../../../shared/engine-client/src/testing/recorded', import.meta.url));

/** @typedef {import('./session/open-session.mjs').Send} Send */

const JSON_TYPE = 'application/json';
const HAL = 'application/hal+json, application/json; q=0.5';

/**
 * Writes answers of a running Operaton with demo data into files, for unit tests at the network edge. The number in a
 * file's name is the status.
 *
 * @param {{ baseUrl: string, engine?: string }} options
 */
export async function recordBodies({ baseUrl, engine = 'default' }) {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const { record, lines } = createRecorder(baseUrl);
  const admin = await signIn({ baseUrl, engine, userId: 'demo' });
  /** @type {Recording} */
  const recording = { baseUrl, engine, rest: `api/engine/engine/${engine}`, record, admin };
  await recordSignIn(recording);
  await recordLists(recording);
  await recordTasks(recording);
  await recordStarts(recording);
  await recordRefusals(recording);

  const table = ['| File (status in the name) | Request | Body |', '| --- | --- | --- |', ...lines].join(
    '\n',
  );
  await writeFile(
    `${FOLDER}/README.md`,
    `# Recorded answers\n\nMade by \`record-bodies.mjs\`; do not edit.\n\n${table}\n`,
  );
}

/**
 * @typedef {object} Recording
 * @property {string} baseUrl
 * @property {string} engine
 * @property {string} rest where the engine's own API begins
 * @property {ReturnType<typeof createRecorder>['record']} record
 * @property {Awaited<ReturnType<typeof signIn>>} admin
 */

/** @param {string} baseUrl */
function createRecorder(baseUrl) {
  /** @type {string[]} what was recorded, a line of the table each */
  const lines = [];

  /**
   * @param {string} name
   * @param {Send} send
   * @param {string} method
   * @param {string} path
   * @param {{ body?: unknown, form?: Record<string, string>, accept?: string }} [options]
   */
  async function record(name, send, method, path, { body, form, accept = JSON_TYPE } = {}) {
    const sent = form
      ? { body: new URLSearchParams(form).toString(), type: 'application/x-www-form-urlencoded' }
      : body !== undefined && { body: JSON.stringify(body) };
    const answer = await send(method, path, { accept, ...sent });
    const text = answer.text.replaceAll(new URL(baseUrl).host, 'localhost:8080');
    const html = text.startsWith('<');
    const file = `${name}-${answer.status}.${html ? 'html' : 'json'}`;
    const content = html || text === '' ? text : `${prettyJson(text)}\n`;
    await writeFile(`${FOLDER}/${file}`, content);
    lines.push(`| ${file} | ${method} ${path} | ${body ? `\`${JSON.stringify(body)}\`` : ''} |`);
  }

  return { record, lines };
}

/** @param {Recording} recording */
async function recordSignIn({ baseUrl, engine, rest, record }) {
  const anonymous = openSession(baseUrl);
  await record('engines', anonymous, 'GET', 'api/engine/engine/');
  await record('whoami-signed-out', anonymous, 'GET', `api/admin/auth/user/${engine}`);
  await record('task-list-signed-out', anonymous, 'GET', `${rest}/task`);
  await record('login', anonymous, 'POST', `api/admin/auth/user/${engine}/login/tasklist`, {
    form: { username: 'demo', password: 'demo' },
  });
  const wrong = openSession(baseUrl);
  await wrong('GET', 'api/engine/engine/');
  await record('login-wrong-password', wrong, 'POST', `api/admin/auth/user/${engine}/login/tasklist`, {
    form: { username: 'peter', password: 'wrong' },
  });
  await record('login-no-access', wrong, 'POST', `api/admin/auth/user/${engine}/login/tasklist`, {
    form: { username: 'nora', password: 'nora' },
  });
}

/** @param {Recording} recording */
async function recordLists({ rest, record, admin }) {
  const { send } = admin;
  const filter = await filterIds(admin);
  await record('filters', send, 'GET', `${rest}/filter?resourceType=Task&itemCount=false`);
  await record('filter-options', send, 'OPTIONS', `${rest}/filter`);
  const rows = { body: { sorting: [{ sortBy: 'created', sortOrder: 'desc' }], active: true } };
  const list = `${rest}/filter/${filter('All tasks')}/list?firstResult=0&maxResults=3`;
  await record('filter-rows', send, 'POST', list, rows);
}

/** @param {Recording} recording */
async function recordTasks({ rest, record, admin }) {
  const { send } = admin;
  const firstTask = taskFinder(admin);
  const holiday = await firstTask('taskDefinitionKey=approveHoliday');
  await record('task-hal', send, 'GET', `${rest}/task/${holiday}`, { accept: HAL });
  await record(
    'task-case-hal',
    send,
    'GET',
    `${rest}/task/${await firstTask('taskDefinitionKey=itemLetter')}`,
    {
      accept: HAL,
    },
  );
  await record('task-missing', send, 'GET', `${rest}/task/no-such-task`, { accept: HAL });
  await record('task-form-generated', send, 'GET', `${rest}/task/${holiday}/form`);
  for (const key of ['approveInvoice', 'checkApplication', 'camundaFormRef', 'externalUrl', 'noForm']) {
    await record(
      `task-form-${key}`,
      send,
      'GET',
      `${rest}/task/${await firstTask(`taskDefinitionKey=${key}`)}/form`,
    );
  }
  const sheet = await firstTask('processDefinitionKey=data-sheet');
  await record('form-variables', send, 'GET', `${rest}/task/${sheet}/form-variables?deserializeValues=false`);
  for (const key of ['approveHoliday', 'settleAllowance']) {
    const task = await firstTask(`taskDefinitionKey=${key}`);
    await record(`rendered-form-${key}`, send, 'GET', `${rest}/task/${task}/rendered-form`, {
      accept: '*/*',
    });
  }
}

/** @param {Recording} recording */
async function recordStarts({ rest, record, admin }) {
  const { send } = admin;
  /** @param {string} key */
  const definition = async (key) => (await admin.get(`process-definition?latest=true&key=${key}`))[0].id;
  const holiday = await definition('holiday-request');
  const path = `${rest}/process-definition/${holiday}/rendered-form`;
  await record('rendered-start-form-holiday-request', send, 'GET', path, { accept: '*/*' });
  await record('start-form-holiday-request', send, 'GET', `${rest}/process-definition/${holiday}/startForm`);
  const startable = 'latest=true&active=true&startableInTasklist=true&startablePermissionCheck=true';
  await record('startable', send, 'GET', `${rest}/process-definition?${startable}&maxResults=15`);
}

/** @param {Recording} recording */
async function recordRefusals({ baseUrl, engine, rest, record, admin }) {
  const { send } = admin;
  const firstTask = taskFinder(admin);
  const filter = await filterIds(admin);
  const holiday = await firstTask('taskDefinitionKey=approveHoliday');
  await record('submit-invalid', send, 'POST', `${rest}/task/${holiday}/submit-form`, {
    body: { variables: { substitute: { value: 'x' } } },
  });
  await record('submit-wrong-type', send, 'POST', `${rest}/task/${holiday}/submit-form`, {
    body: { variables: { days: { value: 'many', type: 'Integer' } } },
  });
  await record('query-invalid', send, 'POST', `${rest}/filter/${filter('All tasks')}/list`, {
    body: { sorting: [{ sortBy: 'nonsense', sortOrder: 'asc' }] },
  });
  await record('claim-taken', send, 'POST', `${rest}/task/${await firstTask('assignee=mary')}/claim`, {
    body: { userId: 'demo' },
  });
  const lisa = await signIn({ baseUrl, engine, userId: 'lisa' });
  await record('complete-forbidden', lisa.send, 'POST', `${rest}/task/${holiday}/submit-form`, {
    body: { variables: {} },
  });
}

/** @param {Recording['admin']} admin */
function taskFinder(admin) {
  /** @param {string} query */
  return async (query) => (await admin.get(`task?maxResults=1&${query}`))[0].id;
}

/** @param {Recording['admin']} admin */
async function filterIds(admin) {
  const filters = await admin.get('filter');
  /** @param {string} name */
  return (name) => filters.find((/** @type {{ name: string }} */ found) => found.name === name).id;
}

/**
 * Indented, with every digit of a long number: parsing would lose some.
 *
 * @param {string} text
 */
function prettyJson(text) {
  /** @type {string[]} */
  const numbers = [];
  const marked = text.replace(/("(?:[^"\\]|\\.)*")|(-?\d{16,})/g, (_, string, number) => {
    if (string !== undefined) {
      return string;
    }
    numbers.push(number);
    return `"@number${numbers.length - 1}@"`;
  });
  return JSON.stringify(JSON.parse(marked), null, 2).replace(
    /"@number(\d+)@"/g,
    (_, index) => numbers[index] ?? '',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://localhost:8080/operaton' },
      engine: { type: 'string', default: 'default' },
    },
  });
  await recordBodies({ baseUrl: values.url, engine: values.engine });
}
