import { openSession } from './open-session.mjs';

/**
 * @typedef {object} EngineSession
 * @property {string} userId
 * @property {import('./open-session.mjs').Send} send to anywhere below the base address, whatever the answer
 * @property {(path: string) => Promise<any>} get
 * @property {(path: string, body?: unknown) => Promise<any>} post
 * @property {(path: string, body?: unknown) => Promise<any>} put
 */

/**
 * Signs in at the engine's web application, as a browser would: a GET gives the token that the sign-in must show, and the
 * sign-in opens a new session, whose own token the next GET brings.
 *
 * @param {{ baseUrl: string, engine: string, userId: string, password?: string }} options
 * @returns {Promise<EngineSession>}
 */
export async function signIn({ baseUrl, engine, userId, password = userId }) {
  const send = openSession(baseUrl);

  /**
   * @param {string} method
   * @param {string} path
   * @param {Parameters<typeof send>[2]} [init]
   */
  async function expectOk(method, path, init) {
    const { status, text } = await send(method, path, init);
    if (status >= 400) {
      throw new Error(`${method} ${path}: ${status} ${text.slice(0, 500)}`);
    }
    return text === '' ? undefined : JSON.parse(text);
  }

  const rest = `api/engine/engine/${engine}`;
  await expectOk('GET', 'api/engine/engine/');
  await expectOk('POST', `api/admin/auth/user/${engine}/login/tasklist`, {
    body: new URLSearchParams({ username: userId, password }).toString(),
    type: 'application/x-www-form-urlencoded',
  });
  await expectOk('GET', 'api/engine/engine/');

  return {
    userId,
    send,
    get: (path) => expectOk('GET', `${rest}/${path}`),
    post: (path, body = {}) => expectOk('POST', `${rest}/${path}`, { body: JSON.stringify(body) }),
    put: (path, body = {}) => expectOk('PUT', `${rest}/${path}`, { body: JSON.stringify(body) }),
  };
}
