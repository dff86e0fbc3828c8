export interface StartedCall {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body: string | null;
  readonly token: string | null;
  readonly response: Promise<Response>;
}

declare global {
  var taskweaveStarted: StartedCall[] | undefined;
}

const LIFETIME = 30_000;

/** If the application has made the same call already, the started answer would be outdated. */
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
    // Another token is another session: the answer may have been for someone else.
    const isOthers = call?.token != null && call.token !== readToken();
    if (call === undefined || wasAsked || isOthers) return fetchFresh(input, init);
    return call.response
      .catch(() => null)
      .then((answer) => (answer === null || answer.status >= 500 ? fetchFresh(input, init) : answer));
  };
}
