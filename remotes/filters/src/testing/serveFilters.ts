import { type FakeEngine, REST_ROOT } from '@taskweave/engine-client/testing/fakeEngine';
import { HttpResponse, http } from 'msw';

export interface ServedFilter {
  readonly id: string;
  readonly name: string;
  readonly owner?: string | null;
  readonly query?: object;
  readonly properties?: object;
}

export interface Service {
  /** Bodies of what was created and changed, in order. */
  readonly written: { readonly method: string; readonly path: string; readonly body: unknown }[];
  /** Relations of the links that OPTIONS answers. */
  rights: readonly string[];
  /** Ids of users for whom no authorization can be made. */
  refused: readonly string[];
}

const USERS = [
  { id: 'mary', firstName: 'Mary', lastName: 'Okafor' },
  { id: 'peter', firstName: 'Peter', lastName: 'Novak' },
];

/** An engine with filters and their authorizations; it keeps what is written. */
export function serveFilters(
  engine: FakeEngine,
  filters: readonly ServedFilter[],
  authorizations: readonly object[] = [],
): Service {
  const service: Service = { written: [], rights: ['create', 'update', 'delete'], refused: [] };
  const stored = new Map(filters.map((filter) => [filter.id, filter]));
  const entries = [...authorizations];
  const links = () =>
    HttpResponse.json({ links: service.rights.map((rel) => ({ rel, method: 'X', href: '' })) });

  async function note(request: Request): Promise<Record<string, unknown>> {
    const body: unknown = request.method === 'DELETE' ? null : await request.clone().json();
    const path = new URL(request.url).pathname.split('/default/')[1] ?? '';
    service.written.push({ method: request.method, path, body });
    return (body ?? {}) as Record<string, unknown>;
  }

  engine.answer(
    http.options(`${REST_ROOT}/filter`, links),
    http.options(`${REST_ROOT}/filter/:id`, links),
    http.options(`${REST_ROOT}/authorization`, links),
    http.options(`${REST_ROOT}/authorization/:id`, links),
    http.get(`${REST_ROOT}/filter`, () => HttpResponse.json([...stored.values()])),
    http.get(`${REST_ROOT}/filter/:id`, ({ params }) => HttpResponse.json(stored.get(String(params.id)))),
    http.post(`${REST_ROOT}/filter/:id/count`, () => HttpResponse.json({ count: 5012 })),
    http.post(`${REST_ROOT}/filter/create`, async ({ request }) => {
      const filter = { id: 'new', ...(await note(request)) } as unknown as ServedFilter;
      stored.set(filter.id, filter);
      return HttpResponse.json(filter);
    }),
    http.put(`${REST_ROOT}/filter/:id`, async ({ request, params }) => {
      stored.set(String(params.id), (await note(request)) as unknown as ServedFilter);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(`${REST_ROOT}/filter/:id`, async ({ request, params }) => {
      await note(request);
      stored.delete(String(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(`${REST_ROOT}/authorization`, () => HttpResponse.json(entries)),
    http.post(`${REST_ROOT}/authorization/create`, async ({ request }) => {
      const body = await note(request);
      if (service.refused.includes(String(body.userId))) {
        const refusal = { type: 'AuthorizationException', message: 'You may not do that' };
        return HttpResponse.json(refusal, { status: 403 });
      }
      const entry = { id: `a${entries.length}`, ...body };
      entries.push(entry);
      return HttpResponse.json(entry);
    }),
    http.put(`${REST_ROOT}/authorization/:id`, async ({ request }) => {
      await note(request);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(`${REST_ROOT}/authorization/:id`, async ({ request }) => {
      await note(request);
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(`${REST_ROOT}/user`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const isAsked = ({ id, lastName }: (typeof USERS)[number]) =>
        query.has('sortBy') || query.get('id') === id || query.get('lastNameLike') === `%${lastName}%`;
      return HttpResponse.json(USERS.filter(isAsked));
    }),
    http.get(`${REST_ROOT}/process-definition`, () =>
      HttpResponse.json([{ key: 'invoice', name: 'Invoice approval' }]),
    ),
    http.get(`${REST_ROOT}/tenant`, () => HttpResponse.json([{ id: 'north', name: 'North branch' }])),
    http.get(`${REST_ROOT}/group`, () => HttpResponse.json([{ id: 'sales', name: 'Sales' }])),
  );
  return service;
}
