import { expect, it, vi } from 'vitest';
import { type StartOptions, startCalls } from './startCalls';

const WHO = 'GET /x/api/admin/auth/user/default';
const FILTERS =
  'GET /x/api/engine/engine/default/filter?resourceType=Task&itemCount=false&firstResult=0&maxResults=2000';
const rowsOf = (id: string) =>
  `POST /x/api/engine/engine/default/filter/${id}/list?firstResult=0&maxResults=50`;

const filters = [
  { id: 'late', name: 'A', properties: { priority: 5 } },
  { id: 'b', name: 'B', properties: { priority: -1 } },
  { id: 'a', name: 'A', properties: { priority: -1 } },
];

function start(options: Partial<StartOptions> & { answers?: boolean } = {}) {
  const asked: string[] = [];
  const { answers = true, ...rest } = options;
  const answer = async (input: unknown, init?: RequestInit) => {
    const url = String(input);
    asked.push(`${init?.method ?? 'GET'} ${url}`);
    if (!answers) return new Response('', { status: url.includes('/auth/') ? 404 : 401 });
    return url.includes('/filter?') ? Response.json(filters) : Response.json({});
  };
  const calls = startCalls({
    appRoot: '/x',
    engine: 'default',
    visit: { filter: 'mine' },
    isSignedIn: null,
    isInbox: true,
    params: new URLSearchParams(),
    locale: 'en',
    token: () => 'TOKEN',
    fetch: answer as typeof fetch,
    ...rest,
  });
  return { asked, calls, first: [...asked] };
}

it('asks for no tasks where another page than the inbox is wanted, and leaves nothing preloaded behind', () => {
  expect(start({ isInbox: false }).first).toEqual([WHO]);
  const { first, calls } = start({ isInbox: false, isSignedIn: true });
  expect(first).toEqual([WHO, FILTERS]);
  expect(calls).toHaveLength(1);
});

it('says the engine with each read, as the client does', () => {
  const headers: unknown[] = [];
  const fetch = (async (_: unknown, init?: RequestInit) => {
    if (init?.method === undefined) headers.push(init?.headers);
    return Response.json({});
  }) as typeof globalThis.fetch;
  start({ fetch });
  expect(headers).toEqual([
    { Accept: 'application/json', 'X-Authorized-Engine': 'default' },
    { Accept: 'application/json', 'X-Authorized-Engine': 'default' },
  ]);
});

it('asks for everything at once where the filter is known', () => {
  expect(start().first).toEqual([WHO, FILTERS, rowsOf('mine')]);
});

it('asks for the rows of the last filter in its order, with one call', () => {
  const bodies: unknown[] = [];
  const fetch = (async (_: unknown, init?: RequestInit) => {
    if (init?.method === 'POST') bodies.push(JSON.parse(String(init.body)));
    return Response.json({});
  }) as typeof globalThis.fetch;
  const sorting = [{ sortBy: 'dueDate', sortOrder: 'asc', undatedLast: true }] as const;
  start({ visit: { filter: 'mine', sorting }, fetch });
  const sent = [
    { sortBy: 'dueDate', sortOrder: 'asc' },
    { sortBy: 'id', sortOrder: 'asc' },
  ];
  expect(bodies).toEqual([{ active: true, sorting: sent }]);
});

it('asks in the order that the first filter has by what it is about', async () => {
  const sortings: unknown[] = [];
  const first = [{ id: 'late', name: 'Late', query: { dueBefore: 'x' } }];
  const fetch = (async (input: unknown, init?: RequestInit) => {
    if (init?.method === 'POST') sortings.push(JSON.parse(String(init.body)).sorting[0].sortBy);
    return String(input).includes('/filter?') ? Response.json(first) : Response.json({});
  }) as typeof globalThis.fetch;
  start({ visit: null, isSignedIn: true, fetch });
  await vi.waitFor(() => expect(sortings).toEqual(['dueDate']));
});

it('takes the filter of the address before the last one', () => {
  expect(start({ params: new URLSearchParams('filter=a/b') }).first.at(-1)).toBe(rowsOf('a%252Fb'));
});

it.each(['searchQuery=[]', 'sorting=[]'])('leaves rows with %s to the application', async (params) => {
  const { asked } = start({ params: new URLSearchParams(params) });
  await vi.waitFor(() => expect(asked).toEqual([WHO, FILTERS]));
});

it.each([
  ['for the filter that was left so', 'mine', '', true],
  ['where the address says so', 'other', 'snoozed=hidden', true],
  ['but where the address shows them', 'mine', 'snoozed=shown', false],
  ['but of another filter', 'mine', 'filter=other', false],
])('asks for rows without snoozed tasks %s', (_where, filter, params, isWithout) => {
  const visit = { filter, ...(filter === 'mine' && { hidesSnoozed: true }) };
  const { calls } = start({ visit, params: new URLSearchParams(params) });
  expect(calls.at(-1)?.body?.includes('followUpBeforeOrNotExistent')).toBe(isWithout);
});

it('asks a new browser for the first own list without snoozed tasks', async () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the engine
  const own = [{ id: 'a', name: 'Mine', query: { assigneeExpression: '${currentUser()}' } }];
  const fetch = vi.fn(async () => new Response(JSON.stringify(own)));
  const { calls } = start({ visit: null, isSignedIn: true, fetch });
  await vi.waitFor(() => expect(calls.at(-1)?.body).toContain('followUpBeforeOrNotExistent'));
});

it('asks a new browser with a token for the rows of the first filter as soon as it is known', async () => {
  const { first, asked, calls } = start({ visit: null });
  expect(first).toEqual([WHO, FILTERS]);
  await vi.waitFor(() => expect(asked.at(-1)).toBe(rowsOf('a')));
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST']);
});

it('asks a new browser that follows a link for the rows of its filter', async () => {
  const { asked } = start({ visit: null, params: new URLSearchParams({ filter: 'late' }) });
  await vi.waitFor(() => expect(asked).toEqual([WHO, FILTERS, rowsOf('late')]));
});

it('asks for no rows where the filter of the link is not there', async () => {
  const { asked, calls } = start({ visit: null, params: new URLSearchParams({ filter: 'nothing-here' }) });
  await Promise.all(calls.map(({ response }) => response));
  await Promise.resolve();
  expect(asked).toEqual([WHO, FILTERS]);
});

it.each([
  ['1', [0]],
  ['2', [0, 50]],
  ['5', [50, 100]],
  ['x', [0]],
])('asks for the rows around page %s of the address', (page, firsts) => {
  const { first } = start({ params: new URLSearchParams({ filter: 'a', page }) });
  const rows = firsts.map((from) => rowsOf('a').replace('firstResult=0', `firstResult=${from}`));
  expect(first).toEqual([WHO, FILTERS, ...rows]);
});

it.each(['99999999999999999999', '-99999999999999999999', '9007199254740993', '99999999', '1e308', '-5'])(
  'takes page %s, beyond any list, for the first @H27',
  (page) => {
    let asked = 0;
    const fetch = () => {
      asked += 1;
      if (asked > 9) throw new Error('It floods the engine.');
      return Promise.resolve(Response.json({}));
    };
    const { calls } = start({
      params: new URLSearchParams({ filter: 'a', page }),
      fetch: fetch as typeof globalThis.fetch,
    });
    expect(
      calls.map(({ url }) => url).filter((url) => url.includes('firstResult=0&maxResults=50')),
    ).toHaveLength(1);
    expect(asked).toBe(3);
  },
);

it('leaves the application an answer that it can read', async () => {
  const { asked, calls } = start({ visit: null });
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(JSON.parse((await (await calls[1]?.response)?.text()) ?? '')).toEqual(filters);
});

it.each([
  ['left', 'TOKEN'],
  [null, null],
] as const)('asks first who is signed in after the visit %j', async (visit, token) => {
  const { first, asked } = start({ visit, token: () => token });
  expect(first).toEqual([WHO]);
  await vi.waitFor(() => expect(asked[1]).toBe(FILTERS));
});

it('knocks at no closed door', async () => {
  const { asked, calls } = start({ visit: 'left', answers: false });
  await expect(calls[1]?.response).rejects.toThrow('signed in');
  expect(asked).toEqual([WHO]);
});

it('takes the word of the server on who is signed in', async () => {
  expect(start({ visit: null, token: () => null, isSignedIn: true }).first).toEqual([WHO, FILTERS]);
  expect(start({ isSignedIn: false }).first).toEqual([]);
});

it('takes the first filter as the language of the page sorts them', async () => {
  const names = [
    { id: 'ö', name: 'Östra' },
    { id: 'z', name: 'Zeta' },
  ];
  const fetch = (async (url: unknown) =>
    Response.json(String(url).includes('/filter?') ? names : {})) as typeof globalThis.fetch;
  const firstIn = async (locale: string) => {
    const { calls } = start({ visit: null, locale, fetch });
    await vi.waitFor(() => expect(calls).toHaveLength(3));
    return calls[2]?.url;
  };
  expect(await firstIn('en')).toContain('/filter/%C3%B6/list');
  expect(await firstIn('sv')).toContain('/filter/z/list');
});

it.each(['.', '..'])('asks for no rows of a filter %j, which would be another address', (filter) => {
  expect(start({ params: new URLSearchParams({ filter }) }).first).toEqual([WHO, FILTERS]);
});
