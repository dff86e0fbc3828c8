/** A call that was started before the application was there to make it. */
export interface StartedCall {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body: string | null;
  readonly response: Promise<Response>;
}

declare global {
  var taskweaveStarted: StartedCall[] | undefined;
}

/**
 * A `fetch` that takes the answer of a call that the page has already started, once, and makes every other call
 * itself. The boot script saves a round of requests by this; nothing else needs to know of it.
 */
export function fetchWithStarted(
  started: StartedCall[],
  fetchFresh: typeof fetch = (input, init) => fetch(input, init),
): typeof fetch {
  return (input, init) => {
    const method = init?.method ?? 'GET';
    const body = typeof init?.body === 'string' ? init.body : null;
    const index = started.findIndex(
      (call) => call.method === method && call.url === String(input) && call.body === body,
    );
    if (index < 0) return fetchFresh(input, init);
    const [call] = started.splice(index, 1);
    // A started call that failed says nothing about the next try.
    return call === undefined ? fetchFresh(input, init) : call.response.catch(() => fetchFresh(input, init));
  };
}
