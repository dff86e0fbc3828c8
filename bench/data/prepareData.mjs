import { signIn } from '../../engine/demo/data/session/sign-in.mjs';

/** @typedef {import('../drivers/Driver.mjs').BenchTask} BenchTask */
/** @typedef {import('../drivers/Driver.mjs').FormKind} FormKind */

/** @type {Readonly<Record<FormKind, string>>} */
const KINDS = {
  generic: 'noForm',
  generated: 'engineRendered',
  embedded: 'embeddedDeployment',
  angular: 'embeddedApp',
  'form-js': 'camundaFormRef',
};
const FORMS_FILTER = 'Bench: forms';
const USER = 'demo';

/**
 * @typedef {object} BenchData
 * @property {string} baseUrl
 * @property {string} userId
 * @property {{ id: string, name: string, rows: readonly string[] }} big filter with the generated tasks; `rows` are its first page
 * @property {{ id: string, name: string, rows: readonly string[] }} small
 * @property {{ id: string, tasks: readonly BenchTask[] }} forms filter with one claimed task per kind of form
 * @property {{ text: string, rows: readonly string[] }} search text in the name of exactly one task of the big filter
 * @property {(taskId: string) => Promise<BenchTask & { assignee: string | null }>} task
 * @property {(taskId: string) => Promise<void>} assign
 * @property {(taskId: string) => Promise<void>} release
 * @property {() => Promise<void>} cleanUp
 */

/**
 * @param {string} baseUrl of an engine with the demo data and generated tasks
 * @returns {Promise<BenchData>}
 */
export async function prepareData(baseUrl) {
  const engine = await signIn({ baseUrl, engine: 'default', userId: USER });
  /** @type {{ id: string, name: string }[]} */
  const filters = await engine.get('filter?resourceType=Task');
  for (const { id } of filters.filter(({ name }) => name === FORMS_FILTER)) await remove(id);

  /** @param {string} taskId */
  const task = (taskId) => readTask(engine, taskId);
  /** @param {string} name */
  const named = (name) => {
    const found = filters.find((filter) => filter.name === name);
    if (!found) throw new Error(`The engine has no filter "${name}": load the demo data with --tasks first.`);
    return found;
  };
  const big = named('Load test');
  const { count } = await engine.post(`filter/${big.id}/count`, {});
  const rows = await firstPage(big.id);
  const formTasks = await claimForms(engine);
  const forms = await engine.post('filter/create', {
    resourceType: 'Task',
    name: FORMS_FILTER,
    owner: USER,
    query: { taskDefinitionKeyIn: Object.values(KINDS), assignee: USER },
    properties: { priority: 200, refresh: false },
  });
  const [searched = ''] = await middleTask();
  return {
    baseUrl,
    userId: USER,
    big: { ...big, rows },
    small: { ...named('Invoices'), rows: await firstPage(named('Invoices').id) },
    forms: { id: forms.id, tasks: formTasks },
    search: { text: (await task(searched)).businessKey, rows: [searched] },
    task,
    assign: (taskId) => engine.post(`task/${taskId}/assignee`, { userId: USER }),
    release: (taskId) => engine.post(`task/${taskId}/unclaim`),
    cleanUp: async () => {
      await remove(forms.id);
      for (const { id } of formTasks) await engine.post(`task/${id}/unclaim`);
    },
  };

  /** @param {string} id */
  async function firstPage(id) {
    /** @type {{ id: string }[]} */
    const page = await engine.post(`filter/${id}/list?firstResult=0&maxResults=15`, {
      sorting: [{ sortBy: 'created', sortOrder: 'desc' }],
    });
    return page.map((found) => found.id);
  }

  async function middleTask() {
    /** @type {{ id: string }[]} */
    const found = await engine.post(
      `filter/${big.id}/list?firstResult=${Math.floor(count / 2)}&maxResults=1`,
      {},
    );
    return found.map(({ id }) => id);
  }

  /** @param {string} id */
  async function remove(id) {
    await engine.send('DELETE', `api/engine/engine/default/filter/${id}`);
  }
}

/**
 * @param {Awaited<ReturnType<typeof signIn>>} engine
 * @param {string} taskId
 * @returns {Promise<BenchTask & { assignee: string | null }>}
 */
async function readTask(engine, taskId) {
  const found = await engine.get(`task/${taskId}`);
  const instance = await engine.get(`process-instance/${found.processInstanceId}`);
  const kinds = /** @type {[FormKind, string][]} */ (Object.entries(KINDS));
  const [kind] = kinds.find(([, key]) => key === found.taskDefinitionKey) ?? ['generic'];
  /** @type {BenchTask & { assignee: string | null }} */
  const benchTask = {
    id: taskId,
    businessKey: instance.businessKey ?? '',
    kind: /** @type {FormKind} */ (kind),
    assignee: found.assignee,
  };
  return benchTask;
}

/** @param {Awaited<ReturnType<typeof signIn>>} engine */
async function claimForms(engine) {
  /** @type {BenchTask[]} */
  const claimed = [];
  for (const key of Object.values(KINDS)) {
    /** @type {{ id: string }[]} */
    const found = await engine.get(`task?taskDefinitionKey=${key}&sortBy=id&sortOrder=asc`);
    const [first, ...others] = found;
    if (!first) throw new Error(`The engine has no task "${key}": load the demo data first.`);
    for (const { id } of others) await engine.post(`task/${id}/unclaim`);
    await engine.post(`task/${first.id}/assignee`, { userId: USER });
    claimed.push(await readTask(engine, first.id));
  }
  return claimed;
}
