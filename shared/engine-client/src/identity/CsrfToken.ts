import { readCookie } from './readCookie';

/**
 * The token that the engine wants with every write. It lives in a cookie that the engine sets on the first
 * GET of a session; a new session, as each sign-in makes one, kills the old token.
 */
export interface CsrfToken {
  /** The token as it is now; null until the engine has given one. */
  current(): string | null;
  /** The token for a write; asks the engine first when there is none, or when it is known to be dead. */
  ready(): Promise<string | null>;
  /** Asks the engine for a token. Callers that come while one is being fetched wait for that one. */
  refresh(): Promise<void>;
  /** Says that the session has changed: the next write waits for a new token. */
  expire(): void;
  /** Takes the token from an answer that brings one. */
  observe(headers: Headers): void;
}

export const CSRF_HEADER = 'X-XSRF-TOKEN';

/** What the engine writes into the header when it misses the token; never a token itself. */
export const CSRF_REQUIRED = 'Required';

interface CsrfOptions {
  readonly cookieName: string;
  readonly readCookies: () => string;
  /** Makes any GET request below the application; its answer goes through `observe`. */
  readonly fetchToken: () => Promise<void>;
}

export function createCsrfToken({ cookieName, readCookies, fetchToken }: CsrfOptions): CsrfToken {
  let fromHeader: string | null = null;
  let isExpired = false;
  let refreshing: Promise<void> | null = null;

  // The cookie first: another tab may have signed in since the last answer that this page has seen.
  const current = () => readCookie(readCookies(), cookieName) ?? fromHeader;

  function refresh(): Promise<void> {
    if (refreshing !== null) return refreshing;
    const running = fetchToken()
      .then(() => {
        // A sign-in in the meantime has made this answer worthless.
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
      if (token !== null && token !== CSRF_REQUIRED) fromHeader = token;
    },
  };
}
