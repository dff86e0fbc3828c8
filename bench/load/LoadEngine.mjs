import { generateTasks } from '../../engine/demo/data/fill/generate-tasks.mjs';
import { openSession } from '../../engine/demo/data/session/open-session.mjs';
import { signIn } from '../../engine/demo/data/session/sign-in.mjs';

/** @typedef {import('../../engine/demo/data/session/sign-in.mjs').EngineSession} EngineSession */

const OPEN_TASKS = 'processDefinitionKey=load-test&unassigned=true';
const FILTER = 5;

export class LoadEngine {
  /** @param {string} baseUrl @param {EngineSession} admin */
  constructor(baseUrl, admin) {
    this.baseUrl = baseUrl;
    this.admin = admin;
  }

  /** @param {string} baseUrl */
  static async open(baseUrl) {
    return new LoadEngine(baseUrl, await signIn({ baseUrl, engine: 'default', userId: 'demo' }));
  }

  /** @param {number} wanted @param {(line: string) => void} log */
  async haveTasks(wanted, log) {
    const { count } = await this.admin.get(`task/count?${OPEN_TASKS}`);
    if (count < wanted) await generateTasks({ baseUrl: this.baseUrl, count: wanted - count, log });
  }

  /**
   * The oldest tasks, which nobody has on screen.
   * @param {number} count
   * @returns {Promise<import('./recordMinute.mjs').WorkedTask[]>}
   */
  oldTasks(count) {
    return this.admin.get(`task?${OPEN_TASKS}&sortBy=created&sortOrder=asc&maxResults=${count}`);
  }

  /** The filter refreshes its tasks automatically. @returns {Promise<{ id: string }>} */
  async workFilter() {
    const { id } = await this.admin.post('filter/create', {
      resourceType: 'Task',
      name: 'Load: work',
      owner: 'demo',
      query: { processDefinitionKey: 'load-test', unassigned: true },
      properties: { priority: 500, refresh: true },
    });
    const everybody = { type: 0, permissions: ['READ'], userId: '*' };
    await this.admin.post('authorization/create', { ...everybody, resourceType: FILTER, resourceId: id });
    return { id };
  }

  /**
   * @param {string} userId
   * @returns {Promise<Record<string, string>>} headers for all of the user's requests
   */
  async session(userId) {
    /** @type {Map<string, string>} */
    const cookies = new Map();
    const send = openSession(this.baseUrl, cookies);
    await send('GET', 'api/engine/engine/');
    await send('POST', 'api/admin/auth/user/default/login/tasklist', {
      body: new URLSearchParams({ username: userId, password: userId }).toString(),
      type: 'application/x-www-form-urlencoded',
    });
    await send('GET', 'api/engine/engine/');
    return {
      Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
    };
  }
}
