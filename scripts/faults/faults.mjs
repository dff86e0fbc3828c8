/**
 * `nth` counts requests to one address, from 1.
 * @typedef {object} Fault
 * @property {string} name
 * @property {string} what
 * @property {(call: FaultyCall) => Promise<Response>} answer
 * @property {boolean} [isOfWrites]
 * @typedef {object} FaultyCall
 * @property {AbortSignal | null | undefined} signal
 * @property {number} nth
 * @property {() => Promise<Response>} well
 */

/** @param {number} status @param {object} body */
const engineSays = async (status, body) => Response.json(body, { status });
/** @param {number} status @param {string} text @param {HeadersInit} [headers] */
const somebodySays = async (status, text, headers = {}) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html', ...headers } });

/** @type {readonly Fault[]} */
export const FAULTS = [
  {
    name: 'timeout',
    what: 'no answer within 100 s',
    answer: ({ signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  },
  {
    name: 'reset',
    what: 'the connection is reset',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
  },
  {
    name: 'cut off',
    what: 'the body ends in the middle',
    answer: async () => {
      const body = new ReadableStream({ start: (sink) => sink.error(new TypeError('terminated')) });
      return new Response(body, { status: 200 });
    },
  },
  {
    name: '500',
    what: 'the engine fails',
    answer: () =>
      engineSays(500, {
        type: 'ProcessEngineException',
        message: 'ENGINE-03004 Exception while executing Database Operation',
        code: 0,
      }),
  },
  {
    name: '502',
    what: 'a proxy answers with its own page',
    answer: () => somebodySays(502, '<h1>502 Bad Gateway</h1>'),
  },
  {
    name: '429',
    what: 'a proxy turns the call away, since there were too many',
    answer: () => somebodySays(429, 'Too Many Requests', { 'Retry-After': '5' }),
  },
  {
    name: '403 right',
    what: 'a permission is missing',
    answer: () =>
      engineSays(403, {
        type: 'AuthorizationException',
        message: "The user with id 'demo' does not have 'UPDATE' permission.",
        missingAuthorizations: [{ permissionName: 'UPDATE', resourceName: 'Task', resourceId: '4711' }],
      }),
  },
  {
    name: '403 token',
    what: 'the token of the session is refused, and the server makes a new session by itself',
    isOfWrites: true,
    answer: ({ nth, well }) =>
      nth > 1 ? well() : somebodySays(403, '<h1>403</h1>', { 'X-XSRF-TOKEN': 'Required' }),
  },
  {
    name: '401',
    what: 'the session is over',
    answer: () => engineSays(401, { type: 'AuthenticationException', message: 'Unauthorized' }),
  },
  {
    name: '404',
    what: 'it is not there',
    answer: () => engineSays(404, { type: 'RestException', message: 'There is no such thing' }),
  },
  {
    name: 'conflict',
    what: 'two changes at once: the engine says 500, `OptimisticLockingException`',
    answer: () =>
      engineSays(500, {
        type: 'OptimisticLockingException',
        message: "ENGINE-03005 Execution of 'UPDATE TaskEntity[4711]' failed.",
        code: 1,
      }),
  },
  { name: 'no JSON', what: 'half of a JSON document', answer: () => somebodySays(200, '{"id":') },
  {
    name: 'HTML',
    what: 'a page for signing in, with status 200',
    answer: () => somebodySays(200, '<!doctype html><title>Sign in</title>'),
  },
  {
    name: 'redirect',
    what: 'a proxy has signed the person out, and leads to its own page',
    answer: async () =>
      Object.defineProperties(new Response(''), {
        type: { value: 'opaqueredirect' },
        status: { value: 0 },
        ok: { value: false },
      }),
  },
  { name: 'empty', what: 'an answer without a body', answer: async () => new Response('', { status: 200 }) },
  {
    name: 'slow',
    what: 'a good answer after 30 s',
    answer: ({ well }) => new Promise((resolve) => setTimeout(() => resolve(well()), 30_000)),
  },
  {
    name: 'offline',
    what: 'no network, which comes back',
    answer: ({ nth, well }) => (nth > 1 ? well() : Promise.reject(new TypeError('Failed to fetch'))),
  },
];
