/** Name of the cookie with the CSRF token, unless the administrator of the engine has changed it. */
export const CSRF_COOKIE = 'XSRF-TOKEN';

/**
 * The value of one cookie; null where it is missing or empty.
 *
 * @param cookies as in `document.cookie`
 */
export function readCookie(cookies: string, name: string): string | null {
  for (const cookie of cookies.split(';')) {
    const [key = '', ...value] = cookie.split('=');
    if (key.trim() === name) return value.join('=').trim() || null;
  }
  return null;
}
