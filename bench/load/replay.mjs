import autocannon from 'autocannon';

const CONNECTIONS = 10;
const SENT = ['accept', 'content-type', 'if-none-match'];

/**
 * @typedef {object} Person
 * @property {import('./recordMinute.mjs').Recording['calls']} calls
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
 * The recorded minute with the tasks of another person.
 * @param {import('./recordMinute.mjs').Recording} recording
 * @param {readonly import('./recordMinute.mjs').WorkedTask[]} own as many as were recorded
 * @returns {import('./recordMinute.mjs').Recording['calls']}
 */
export function callsOf({ calls, tasks }, own) {
  let text = JSON.stringify(calls);
  for (const [index, task] of tasks.entries()) {
    const mine = own[index];
    if (!mine) throw new Error(`There is no task for ${task.id}.`);
    for (const key of /** @type {const} */ (['id', 'processInstanceId', 'executionId'])) {
      text = text.replaceAll(task[key], mine[key]);
    }
  }
  return JSON.parse(text);
}

/**
 * Sends the calls as fast as the server answers; those of one person stay in order.
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

/** Omits what a browser adds by itself. @param {Person} person */
function requestsOf({ calls, headers: session }) {
  return calls.map(({ url, method, body, headers }) => {
    const { pathname, search } = new URL(url);
    return {
      method: /** @type {autocannon.Request['method']} */ (method),
      path: `${pathname}${search}`,
      ...(body !== undefined && { body }),
      headers: {
        ...session,
        'accept-encoding': 'gzip, deflate, br',
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => SENT.includes(name))),
      },
    };
  });
}
