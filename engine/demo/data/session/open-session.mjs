/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} text
 *
 * @typedef {(method: string, path: string, init?: { body?: string, type?: string, accept?: string }) => Promise<Answer>} Send
 */

/**
 * A browser's part of a session: keeps the cookies and shows the token with every call. Sends what the caller gives and
 * judges no answer.
 *
 * @param {string} baseUrl
 * @param {Map<string, string>} [cookies] to look at them
 * @returns {Send} paths are below the base address
 */
export function openSession(baseUrl, cookies = new Map()) {
  const root = baseUrl.replace(/\/$/, '');
  return async (method, path, { body, type = 'application/json', accept = 'application/json' } = {}) => {
    const response = await fetch(`${root}/${path}`, {
      method,
      headers: {
        Accept: accept,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
        ...(body !== undefined && { 'Content-Type': type }),
      },
      ...(body !== undefined && { body }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return { status: response.status, text: await response.text() };
  };
}
