/** Milliseconds after which a server that has not answered a request counts as silent. */
const PATIENCE = 4000;
/** … and for how many after it has answered again, as what waited for it is late. */
const AFTERWARDS = 15_000;

export interface Silence {
  /** The same network, watched. */
  readonly fetch: typeof fetch;
  /** Whether the server does not answer, or has not for a while just now: what waits for it is not to blame. */
  isOn(): boolean;
}

/** Notices when the engine's server keeps requests waiting. */
export function createSilence(send: typeof fetch, now: () => number = () => performance.now()): Silence {
  const waiting = new Set<{ readonly since: number }>();
  let last = Number.NEGATIVE_INFINITY;
  return {
    async fetch(input, init) {
      const request = { since: now() };
      waiting.add(request);
      try {
        return await send(input, init);
      } finally {
        waiting.delete(request);
        if (now() - request.since > PATIENCE) last = now();
      }
    },
    isOn: () => now() - last < AFTERWARDS || [...waiting].some(({ since }) => now() - since > PATIENCE),
  };
}
