import { readCookie } from './readCookie';

export interface CsrfToken {
  current(): string | null;
  ready(): Promise<string | null>;
  refresh(): Promise<void>;
  expire(): void;
  observe(headers: Headers): void;
}

export const CSRF_HEADER = 'X-XSRF-TOKEN';

/** This header value asks for a token and is never a token itself. */
export const CSRF_REQUIRED = 'Required';

interface CsrfOptions {
  readonly cookieName: string;
  readonly readCookies: () => string;
  readonly fetchToken: () => Promise<void>;
  /** Takes what an answer gives. */
  readonly keep?: ((token: string) => void) | undefined;
}

export function createCsrfToken({ cookieName, readCookies, fetchToken, keep }: CsrfOptions): CsrfToken {
  let fromHeader: string | null = null;
  let isExpired = false;
  let refreshing: Promise<void> | null = null;

  // The cookie comes first: another tab may have signed in since this page's last answer.
  const current = () => readCookie(readCookies(), cookieName) ?? fromHeader;

  function refresh(): Promise<void> {
    if (refreshing !== null) return refreshing;
    const running = fetchToken()
      .then(() => {
        // A sign-in during the request makes this answer worthless.
        if (refreshing === running) isExpired = false;
      })
      .finally(() => {
        if (refreshing === running) refreshing = null;
      });
    refreshing = running;
    return running;
  }

  return {
    current,
    refresh,
    async ready() {
      if (isExpired || refreshing !== null || current() === null) await refresh();
      return current();
    },
    expire() {
      isExpired = true;
      fromHeader = null;
      refreshing = null;
    },
    observe(headers) {
      const token = headers.get(CSRF_HEADER);
      if (token === null || token === CSRF_REQUIRED) return;
      fromHeader = token;
      keep?.(token);
    },
  };
}
