import { CSRF_COOKIE } from '@taskweave/engine-client/readCookie';
import type { ServerFacts } from '../runtime/Runtime';

/** The boot script has no room for the reader of the administrator's file, which reports errors of this entry. */
export function csrfCookieName(server: ServerFacts | null): string {
  const file = (server?.plugins ?? {}) as { readonly settings?: object };
  const { csrfCookieName: name } = { ...file, ...file.settings } as { readonly csrfCookieName?: unknown };
  return typeof name === 'string' && name !== '' ? name : CSRF_COOKIE;
}
