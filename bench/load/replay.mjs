import { Agent, request } from 'node:http';

/**
 * @typedef {object} Replayed
 * @property {number} requests
 * @property {number} bytes of the answers, as they come over the wire
 * @property {Readonly<Record<string, number>>} errors how often each status of 400 and above came; 0: no answer
 * @property {number} p50 ms
 * @property {number} p95 ms
 */

/**
 * Sends recorded calls at their times, each person shifted by a part of the minute so that they are spread over it. After the minute
 * everybody's calls have been sent once.
 *
 * @param {object} options
 * @param {string} options.origin
 * @param {readonly { calls: readonly import('./recording.mjs').RecordedCall[], headers: Readonly<Record<string, string>> }[]} options.people
 * @param {number} options.minute its length in ms; a shorter one makes everybody work quicker
 * @returns {Promise<Replayed>}
 */
export async function replay({ origin, people, minute }) {
  // As a browser has them: a few connections for each person.
  const agents = people.map(() => new Agent({ keepAlive: true, maxSockets: 6 }));
  /** @type {number[]} */
  const times = [];
  /** @type {Record<string, number>} */
  const errors = {};
  let bytes = 0;
  const began = Date.now();
  await Promise.all(
    people.flatMap(({ calls, headers }, index) =>
      calls.map(async (call) => {
        const at = (call.at / MINUTE + index / people.length) * minute;
        await new Promise((resume) => setTimeout(resume, began + at - Date.now()));
        const sent = performance.now();
        const answer = await send({ origin, call, headers, agent: agents[index] });
        times.push(performance.now() - sent);
        bytes += answer.bytes;
        if (answer.status === 0 || answer.status >= 400)
          errors[answer.status] = (errors[answer.status] ?? 0) + 1;
      }),
    ),
  );
  for (const agent of agents) agent.destroy();
  times.sort((one, other) => one - other);
  /** @param {number} share */
  const quantile = (share) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { requests: times.length, bytes, errors, p50: quantile(0.5), p95: quantile(0.95) };
}

const MINUTE = 60_000;

/**
 * @param {{ origin: string, call: import('./recording.mjs').RecordedCall, headers: Readonly<Record<string, string>>, agent: Agent | undefined }} options
 * @returns {Promise<{ status: number, bytes: number }>}
 */
function send({ origin, call, headers, agent }) {
  return new Promise((resolve) => {
    const sent = request(
      `${origin}${call.path}`,
      {
        method: call.method,
        ...(agent && { agent }),
        headers: {
          ...headers,
          Accept: call.accept,
          'Accept-Encoding': 'gzip, deflate, br',
          ...(call.type && { 'Content-Type': call.type }),
          ...(call.known && { 'If-None-Match': call.known }),
          ...(call.body !== undefined && { 'Content-Length': Buffer.byteLength(call.body) }),
        },
      },
      (answer) => {
        let bytes = answer.rawHeaders.join('').length;
        answer.on('data', (/** @type {Buffer} */ chunk) => {
          bytes += chunk.length;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }));
        answer.on('error', () => resolve({ status: 0, bytes }));
      },
    );
    sent.on('error', () => resolve({ status: 0, bytes: 0 }));
    sent.end(call.body);
  });
}
