import autocannon from 'autocannon';

/** As many calls are under way at once. */
const CONNECTIONS = 10;

/**
 * @typedef {object} Person
 * @property {readonly import('./recording.mjs').RecordedCall[]} calls
 * @property {Readonly<Record<string, string>>} headers of the session
 *
 * @typedef {object} Replayed
 * @property {number} seconds
 * @property {number} bytes of the answers
 * @property {number} p50 ms
 * @property {number} p97 ms, 97.5 %
 * @property {Readonly<Record<string, number>>} errors number of answers by status, from 400 on; `none` without an answer
 */

/**
 * Sends everybody's calls as quickly as the server answers, the calls of one person in their order.
 *
 * @param {string} origin
 * @param {readonly Person[]} people
 * @returns {Promise<Replayed>}
 */
export async function replay(origin, people) {
  const lanes = Array.from({ length: Math.min(CONNECTIONS, people.length) }, (_, lane) =>
    people.filter((_person, index) => index % CONNECTIONS === lane).flatMap(requestsOf),
  );
  const open = [...lanes];
  const result = await autocannon({
    url: origin,
    connections: lanes.length,
    amount: lanes.flat().length,
    timeout: 60,
    setupClient: (client) => client.setRequests(open.shift() ?? []),
  });
  const statuses = Object.entries(result.statusCodeStats ?? {}).filter(([status]) => Number(status) >= 400);
  return {
    seconds: result.duration,
    bytes: result.throughput.total,
    p50: result.latency.p50,
    p97: result.latency.p97_5,
    errors: {
      ...Object.fromEntries(statuses.map(([status, { count = 0 } = {}]) => [status, count])),
      ...(result.errors > 0 && { none: result.errors }),
    },
  };
}

/** @param {Person} person */
function requestsOf({ calls, headers }) {
  return calls.map(({ method, path, body, type, accept, known }) => ({
    method: /** @type {autocannon.Request['method']} */ (method),
    path,
    ...(body !== undefined && { body }),
    headers: {
      ...headers,
      Accept: accept,
      'Accept-Encoding': 'gzip, deflate, br',
      ...(type && { 'Content-Type': type }),
      ...(known && { 'If-None-Match': known }),
    },
  }));
}
