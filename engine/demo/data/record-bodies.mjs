import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openSession } from './session/open-session.mjs';
import { signIn } from './session/sign-in.mjs';

const FOLDER = fileURLToPath(new URL('../../../shared/engine-client/src/testing/recorded', import.meta.url));

const HAL = 'application/hal+json, application/json; q=0.5';
const ANY = '*/*';

/**
 * @typedef {import('./session/open-session.mjs').Send} Send
 * @typedef {import('./session/sign-in.mjs').EngineSession} EngineSession
 *
 * @typedef {object} Recording
 * @property {string} name of the file, before the status
 * @property {Send} [send] the administrator's unless said otherwise
 * @property {string} [method] `GET` unless said otherwise
 * @property {string} path
 * @property {unknown} [body]
 * @property {Record<string, string>} [form] instead of a body
 * @property {string} [accept] JSON unless said otherwise
 */

/**
 * Writes answers of a running Operaton with demo data into files, for unit tests at the network edge. The number in a
 * file's name is the status.
 *
 * @param {{ baseUrl: string, engine?: string }} options
 */
export async function recordBodies({ baseUrl, engine = 'default' }) {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const admin = await signIn({ baseUrl, engine, userId: 'demo' });
  const lisa = await signIn({ baseUrl, engine, userId: 'lisa' });
  const rest = `api/engine/engine/${engine}`;
  const recordings = [
    ...(await signIns(baseUrl, engine, rest)),
    ...(await answers(admin)).map((one) => ({ ...one, path: `${rest}/${one.path}` })),
    ...(await refusals(admin, lisa)).map((one) => ({ ...one, method: 'POST', path: `${rest}/${one.path}` })),
  ];
  const lines = [];
  // One after the other: a sign-in changes what comes after it.
  for (const recording of recordings) {
    lines.push(await record(new URL(baseUrl).host, { send: admin.send, ...recording }));
  }
  const table = ['| File (status in the name) | Request | Body |', '| --- | --- | --- |', ...lines];
  await writeFile(
    `${FOLDER}/README.md`,
    `# Recorded answers\n\nMade by \`record-bodies.mjs\`; do not edit.\n\n${table.join('\n')}\n`,
  );
}

/**
 * @param {string} host
 * @param {Recording & { send: Send }} recording
 * @returns {Promise<string>} its line of the table
 */
async function record(host, { name, send, method = 'GET', path, body, form, accept = 'application/json' }) {
  const sent = form
    ? { body: new URLSearchParams(form).toString(), type: 'application/x-www-form-urlencoded' }
    : body !== undefined && { body: JSON.stringify(body) };
  const answer = await send(method, path, { accept, ...sent });
  const text = answer.text.replaceAll(host, 'localhost:8080');
  const html = text.startsWith('<');
  const file = `${name}-${answer.status}.${html ? 'html' : 'json'}`;
  await writeFile(`${FOLDER}/${file}`, html || text === '' ? text : `${prettyJson(text)}\n`);
  return `| ${file} | ${method} ${path} | ${body ? `\`${JSON.stringify(body)}\`` : ''} |`;
}

/**
 * @param {string} baseUrl
 * @param {string} engine
 * @param {string} rest
 * @returns {Promise<Recording[]>}
 */
async function signIns(baseUrl, engine, rest) {
  const send = openSession(baseUrl);
  const wrong = openSession(baseUrl);
  await wrong('GET', 'api/engine/engine/');
  const whoami = `api/admin/auth/user/${engine}`;
  const login = { method: 'POST', path: `${whoami}/login/tasklist` };
  return [
    { name: 'engines', send, path: 'api/engine/engine/' },
    { name: 'whoami-signed-out', send, path: whoami },
    { name: 'task-list-signed-out', send, path: `${rest}/task` },
    { name: 'login', send, ...login, form: { username: 'demo', password: 'demo' } },
    { name: 'login-wrong-password', send: wrong, ...login, form: { username: 'peter', password: 'wrong' } },
    { name: 'login-no-access', send: wrong, ...login, form: { username: 'nora', password: 'nora' } },
  ];
}

/**
 * @param {EngineSession} admin
 * @returns {Promise<Recording[]>} paths are those of the engine's own API
 */
async function answers(admin) {
  const holiday = await firstTask(admin, 'taskDefinitionKey=approveHoliday');
  const letter = await firstTask(admin, 'taskDefinitionKey=itemLetter');
  const sheet = await firstTask(admin, 'processDefinitionKey=data-sheet');
  const allowance = await firstTask(admin, 'taskDefinitionKey=settleAllowance');
  const forms = ['approveInvoice', 'checkApplication', 'camundaFormRef', 'externalUrl', 'noForm'];
  const [{ id }] = await admin.get('process-definition?latest=true&key=holiday-request');
  const startable = 'latest=true&active=true&startableInTasklist=true&startablePermissionCheck=true';
  const rows = { sorting: [{ sortBy: 'created', sortOrder: 'desc' }], active: true };
  const list = `${await allTasks(admin)}/list?firstResult=0&maxResults=3`;
  return [
    { name: 'filters', path: 'filter?resourceType=Task&itemCount=false' },
    { name: 'filter-options', method: 'OPTIONS', path: 'filter' },
    { name: 'filter-rows', method: 'POST', path: list, body: rows },
    { name: 'task-hal', path: holiday, accept: HAL },
    { name: 'task-case-hal', path: letter, accept: HAL },
    { name: 'task-missing', path: 'task/no-such-task', accept: HAL },
    { name: 'task-form-generated', path: `${holiday}/form` },
    ...(await Promise.all(
      forms.map(async (key) => ({
        name: `task-form-${key}`,
        path: `${await firstTask(admin, `taskDefinitionKey=${key}`)}/form`,
      })),
    )),
    { name: 'form-variables', path: `${sheet}/form-variables?deserializeValues=false` },
    { name: 'rendered-form-approveHoliday', path: `${holiday}/rendered-form`, accept: ANY },
    { name: 'rendered-form-settleAllowance', path: `${allowance}/rendered-form`, accept: ANY },
    {
      name: 'rendered-start-form-holiday-request',
      path: `process-definition/${id}/rendered-form`,
      accept: ANY,
    },
    { name: 'start-form-holiday-request', path: `process-definition/${id}/startForm` },
    { name: 'startable', path: `process-definition?${startable}&maxResults=15` },
  ];
}

/**
 * @param {EngineSession} admin
 * @param {EngineSession} lisa
 * @returns {Promise<Recording[]>}
 */
async function refusals(admin, lisa) {
  const submit = `${await firstTask(admin, 'taskDefinitionKey=approveHoliday')}/submit-form`;
  const hers = `${await firstTask(admin, 'assignee=mary')}/claim`;
  const substitute = { substitute: { value: 'x' } };
  const days = { days: { value: 'many', type: 'Integer' } };
  const nonsense = { sorting: [{ sortBy: 'nonsense', sortOrder: 'asc' }] };
  return [
    { name: 'submit-invalid', path: submit, body: { variables: substitute } },
    { name: 'submit-wrong-type', path: submit, body: { variables: days } },
    { name: 'query-invalid', path: `${await allTasks(admin)}/list`, body: nonsense },
    { name: 'claim-taken', path: hers, body: { userId: 'demo' } },
    { name: 'complete-forbidden', send: lisa.send, path: submit, body: { variables: {} } },
  ];
}

/**
 * @param {EngineSession} admin
 * @param {string} query
 */
async function firstTask(admin, query) {
  return `task/${(await admin.get(`task?maxResults=1&${query}`))[0].id}`;
}

/** @param {EngineSession} admin */
async function allTasks(admin) {
  const filters = /** @type {{ id: string, name: string }[]} */ (await admin.get('filter'));
  return `filter/${filters.find(({ name }) => name === 'All tasks')?.id}`;
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
