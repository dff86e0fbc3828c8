const PATIENCE = 4000;
const AFTERWARDS = 15_000;

export interface Silence {
  readonly fetch: typeof fetch;
  isOn(): boolean;
}

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
