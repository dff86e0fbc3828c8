/** What stands between the page and the engine, and what comes of a change then. `docs/faults.md` is made of it. */
export interface Fault {
  readonly name: string;
  readonly what: string;
  readonly answer: FaultAnswer;
  readonly change?: 'lost' | 'refused';
  readonly isOfWrites?: boolean;
  /** A second request of the same address is answered well. */
  readonly isOnce?: boolean;
}

type FaultAnswer = Reply | 'never' | 'reset' | 'cut off' | 'redirect' | 'slow';

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const engineSays = (status: number, body: object): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

const somebodySays = (
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Reply => ({
  status,
  headers: { 'Content-Type': 'text/html', ...headers },
  body,
});

export const FAULTS: readonly Fault[] = [
  { name: 'timeout', what: 'no answer within 100 s', answer: 'never', change: 'lost' },
  { name: 'reset', what: 'the connection is reset', answer: 'reset', change: 'lost' },
  { name: 'cut off', what: 'the body ends in the middle', answer: 'cut off', change: 'lost' },
  {
    name: '500',
    what: 'the engine fails',
    answer: engineSays(500, {
      type: 'ProcessEngineException',
      message: 'ENGINE-03004 Exception while executing Database Operation',
      code: 0,
    }),
    change: 'refused',
  },
  {
    name: '502',
    what: 'a proxy answers with its own page',
    answer: somebodySays(502, '<h1>502 Bad Gateway</h1>'),
    change: 'lost',
  },
  {
    name: '429',
    what: 'a proxy turns the call away, since there were too many',
    answer: somebodySays(429, 'Too Many Requests', { 'Retry-After': '5' }),
    change: 'refused',
  },
  {
    name: '403 right',
    what: 'a permission is missing',
    answer: engineSays(403, {
      type: 'AuthorizationException',
      message: "The user with id 'demo' does not have 'UPDATE' permission.",
      missingAuthorizations: [{ permissionName: 'UPDATE', resourceName: 'Task', resourceId: '4711' }],
    }),
    change: 'refused',
  },
  {
    name: '403 token',
    what: 'the token of the session is refused, and the server makes a new session by itself',
    answer: somebodySays(403, '<h1>403</h1>', { 'X-XSRF-TOKEN': 'Required' }),
    isOfWrites: true,
    isOnce: true,
  },
  {
    name: '401',
    what: 'the session is over',
    answer: engineSays(401, { type: 'AuthenticationException', message: 'Unauthorized' }),
  },
  {
    name: '404',
    what: 'it is not there',
    answer: engineSays(404, { type: 'RestException', message: 'There is no such thing' }),
    change: 'refused',
  },
  {
    name: 'conflict',
    what: 'two changes at once: the engine says 500, `OptimisticLockingException`',
    answer: engineSays(500, {
      type: 'OptimisticLockingException',
      message: "ENGINE-03005 Execution of 'UPDATE TaskEntity[4711]' failed.",
      code: 1,
    }),
    change: 'refused',
  },
  {
    name: 'no JSON',
    what: 'half of a JSON document',
    answer: { ...engineSays(200, {}), body: '{"id":' },
    change: 'lost',
  },
  {
    name: 'HTML',
    what: 'a page for signing in, with status 200',
    answer: somebodySays(200, '<!doctype html><title>Sign in</title>'),
    change: 'lost',
  },
  {
    name: 'redirect',
    what: 'a proxy has signed the person out, and leads to its own page',
    answer: 'redirect',
  },
  { name: 'empty', what: 'an answer without a body', answer: { status: 200, headers: {}, body: '' } },
  { name: 'slow', what: 'a good answer after 30 s', answer: 'slow' },
  { name: 'offline', what: 'no network, which comes back', answer: 'reset', change: 'lost', isOnce: true },
];
