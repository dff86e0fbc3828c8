/**
 * @typedef {object} EngineSession
 * @property {string} userId
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
  /** @type {Map<string, string>} */
  const cookies = new Map();
  const root = baseUrl.replace(/\/$/, '');

  /**
   * @param {string} url
   * @param {RequestInit} [init]
   */
  async function send(url, init = {}) {
    const response = await fetch(root + url, {
      ...init,
      headers: {
        ...init.headers,
        Accept: 'application/json',
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const text = await response.text();
    if (!response.ok) {
      throw new Error(`${init.method ?? 'GET'} ${url}: ${response.status} ${text.slice(0, 500)}`);
    }
    return text === '' ? undefined : JSON.parse(text);
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {unknown} [body]
   */
  function call(method, path, body) {
    const headers = { 'Content-Type': 'application/json' };
    const content = method === 'GET' ? {} : { headers, body: JSON.stringify(body ?? {}) };
    return send(`/api/engine/engine/${engine}/${path}`, { method, ...content });
  }

  await send('/api/engine/engine/');
  await send(`/api/admin/auth/user/${engine}/login/tasklist`, {
    method: 'POST',
    body: new URLSearchParams({ username: userId, password }),
  });
  await send('/api/engine/engine/');

  return {
    userId,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
  };
}
