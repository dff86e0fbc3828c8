import { inRepository } from '../process/paths.mjs';
import { answerOf } from './answerOf.mjs';

/**
 * @typedef {object} Outcome
 * @property {any} error
 * @property {readonly string[]} lines
 * @typedef {import('./calls/samples.mjs').CallRow} CallRow
 * @typedef {import('../../shared/engine-client/src/testing/faults').Fault} Fault
 * @typedef {object} Modules
 * @property {(options: any) => any} createEngineClient
 * @property {(refreshes: () => boolean) => any} createQueryClient
 */

const APP_ROOT = 'http://engine.test/operaton';
const REST_ROOT = `${APP_ROOT}/api/engine/engine/default/`;
const TOKEN_ADDRESS = `${APP_ROOT}/api/engine/engine/`;

/**
 * @param {CallRow} row
 * @returns {Promise<any>}
 */
async function moduleOf({ call }) {
  const [module = ''] = call.split('#');
  return call.includes('#') ? import(inRepository(`shared/engine-client/src/${module}.ts`)) : {};
}

/**
 * Reads go through the page's query cache. A change fails itself, not the reads before it.
 * @param {CallRow} row
 * @param {Fault | null} fault
 * @param {Modules} page
 * @returns {Promise<Outcome>}
 */
export async function runCall(row, fault, { createEngineClient, createQueryClient }) {
  const exported = await moduleOf(row);
  /** @type {string[]} */
  const lines = [];
  let isTokenRefused = false;
  /** @type {typeof fetch} */
  const faulty = async (input, init = {}) => {
    const { method = 'GET', signal } = init;
    const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
    const line = `${method} ${pathOf(String(input))}`;
    const well = async () => wellOf(row, line, String(input));
    if (String(input) === TOKEN_ADDRESS && (isTokenRefused || row.isChange)) {
      return Response.json([], { headers: { 'X-XSRF-TOKEN': 'NEW' } });
    }
    if (isRead && (row.isChange || fault?.isOfWrites)) return well();
    const request = `${line}?${queryOf(String(input))}`;
    lines.push(request);
    const nth = lines.filter((one) => one === request).length;
    const answer = await (fault === null ? well() : answerOf(fault, { signal, nth, well }));
    isTokenRefused ||= answer.headers.get('X-XSRF-TOKEN') === 'Required';
    return answer;
  };
  const client = createEngineClient({
    ...{ appRoot: APP_ROOT, engine: 'default', fetch: faulty },
    readCookies: () => (isTokenRefused ? 'XSRF-TOKEN=NEW' : 'XSRF-TOKEN=OLD'),
  });
  globalThis.fetch = faulty;
  const queries = createQueryClient(() => true);
  const make = async () => (await row.make(exported, client)) ?? null;
  try {
    await (row.isChange ? make() : queries.fetchQuery({ queryKey: ['call'], queryFn: make }));
    return { error: null, lines };
  } catch (error) {
    return { error, lines };
  } finally {
    queries.clear();
  }
}

/**
 * @param {CallRow} row
 * @param {string} line
 * @param {string} url
 */
function wellOf({ answer, answers }, line, url) {
  const body = answers === undefined ? answer : answers[line];
  const response =
    body === undefined
      ? new Response(null, { status: 204 })
      : typeof body === 'string'
        ? new Response(body)
        : Response.json(body);
  return Object.defineProperty(response, 'url', { value: url });
}

/**
 * Below the engine's REST API, without the query: `task/{id}/claim`. Other paths begin with a slash.
 * @param {string} address
 */
function pathOf(address) {
  const plain = decodeURIComponent(address.split('?')[0] ?? '');
  return plain.startsWith(REST_ROOT)
    ? plain.slice(REST_ROOT.length)
    : plain.replace(APP_ROOT, '').replace('http://engine.test', '');
}

/**
 * Without values that differ with each request.
 * @param {string} address
 */
function queryOf(address) {
  const { searchParams } = new URL(address);
  searchParams.delete('noCache');
  return String(searchParams);
}
