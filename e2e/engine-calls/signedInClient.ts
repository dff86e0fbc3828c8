import { createEngineClient, type EngineConnection } from '../../shared/engine-client/src/EngineClient';

export async function signedInClient(baseUrl: string, userId: string): Promise<EngineConnection> {
  const cookies = new Map<string, string>();
  const withCookies: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(input, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const token = () => cookies.get('XSRF-TOKEN') ?? '';
  await withCookies(`${baseUrl}/api/engine/engine/`);
  await withCookies(`${baseUrl}/api/admin/auth/user/default/login/tasklist`, {
    method: 'POST',
    headers: { 'X-XSRF-TOKEN': token() },
    body: new URLSearchParams({ username: userId, password: userId }),
  });
  await withCookies(`${baseUrl}/api/engine/engine/`);
  const readCookies = () => `XSRF-TOKEN=${token()}`;
  return createEngineClient({ appRoot: baseUrl, engine: 'default', fetch: withCookies, readCookies });
}
