/** A call that was started before the application was there to make it. */
export interface StartedCall {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body: string | null;
  /** The CSRF token when it was started, which identifies the session; null where the page had none yet. */
  readonly token: string | null;
  readonly response: Promise<Response>;
}

declare global {
  var taskweaveStarted: StartedCall[] | undefined;
}

/** Milliseconds after which a started answer is too old to be taken. */
const LIFETIME = 30_000;

/**
 * A `fetch` that takes the answer of a call that the page has already started, once, and makes every other call
 * itself. The boot script saves a round of requests by this; nothing else needs to know of it. Where the application was
 * quicker and has asked by itself, a call that is started after that is left alone: taken later, it would be an old answer.
 */
export function fetchWithStarted(
  started: StartedCall[],
  readToken: () => string | null,
  fetchFresh: typeof fetch,
): typeof fetch {
  const asked = new Set<string>();
  const end = Date.now() + LIFETIME;
  return (input, init) => {
    if (Date.now() > end) {
      started.length = 0;
      asked.clear();
      return fetchFresh(input, init);
    }
    const method = init?.method ?? 'GET';
    const body = typeof init?.body === 'string' ? init.body : null;
    const index = started.findIndex(
      (call) => call.method === method && call.url === String(input) && call.body === body,
    );
    const key = `${method} ${String(input)} ${body ?? ''}`;
    const wasAsked = asked.has(key);
    asked.add(key);
    if (index < 0) return fetchFresh(input, init);
    const [call] = started.splice(index, 1);
    // Another token is another session: what was asked in the first one may have been answered to someone else.
    const isOthers = call?.token != null && call.token !== readToken();
    if (call === undefined || wasAsked || isOthers) return fetchFresh(input, init);
    // A started call that failed says nothing about the next try: the server may be back by now.
    return call.response
      .catch(() => null)
      .then((answer) => (answer === null || answer.status >= 500 ? fetchFresh(input, init) : answer));
  };
}
