/**
 * What `fetch` makes of a fault. `nth` counts requests to one address, from 1.
 * @param {import('../../shared/engine-client/src/testing/faults').Fault} fault
 * @param {{ signal: AbortSignal | null | undefined, nth: number, well: () => Promise<Response> }} call
 * @returns {Promise<Response>}
 */
export async function answerOf({ answer, isOnce = false }, { signal, nth, well }) {
  if (isOnce && nth > 1) return well();
  switch (answer) {
    case 'never':
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    case 'reset':
      throw new TypeError('Failed to fetch');
    case 'cut off': {
      const body = new ReadableStream({ start: (sink) => sink.error(new TypeError('terminated')) });
      return new Response(body, { status: 200 });
    }
    case 'redirect':
      return Object.defineProperties(new Response(''), {
        type: { value: 'opaqueredirect' },
        status: { value: 0 },
        ok: { value: false },
      });
    case 'slow':
      return new Promise((resolve) => setTimeout(() => resolve(well()), 30_000));
    default:
      return new Response(answer.body, answer);
  }
}
