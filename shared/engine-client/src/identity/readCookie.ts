export const CSRF_COOKIE = 'XSRF-TOKEN';

export function readCookie(cookies: string, name: string): string | null {
  for (const cookie of cookies.split(';')) {
    const [key = '', ...value] = cookie.split('=');
    if (key.trim() === name) return value.join('=').trim() || null;
  }
  return null;
}
