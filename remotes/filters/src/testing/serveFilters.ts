import type { FakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { HttpResponse } from 'msw';

export interface ServedFilter {
  readonly id: string;
  readonly name: string;
  readonly owner?: string | null;
  readonly query?: object;
  readonly properties?: object;
}

export interface Service {
  readonly written: { readonly method: string; readonly path: string; readonly body: unknown }[];
  rights: readonly string[];
  refused: readonly string[];
}

const USERS = [
  { id: 'mary', firstName: 'Mary', lastName: 'Okafor' },
  { id: 'peter', firstName: 'Peter', lastName: 'Novak' },
];

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

  engine.on('OPTIONS filter', links);
  engine.on('OPTIONS filter/:id', links);
  engine.on('OPTIONS authorization', links);
  engine.on('OPTIONS authorization/:id', links);
  engine.on('GET filter', () => [...stored.values()]);
  engine.on('GET filter/:id', ({ params }) => stored.get(String(params.id)));
  engine.on('POST filter/:id/count', { count: 5012 });
  engine.on('POST filter/create', async ({ request }) => {
    const filter = { id: 'new', ...(await note(request)) } as unknown as ServedFilter;
    stored.set(filter.id, filter);
    return HttpResponse.json(filter);
  });
  engine.on('PUT filter/:id', async ({ request, params }) => {
    stored.set(String(params.id), (await note(request)) as unknown as ServedFilter);
    return new HttpResponse(null, { status: 204 });
  });
  engine.on('DELETE filter/:id', async ({ request, params }) => {
    await note(request);
    stored.delete(String(params.id));
    return new HttpResponse(null, { status: 204 });
  });
  engine.on('GET authorization', () => entries);
  engine.on('POST authorization/create', async ({ request }) => {
    const body = await note(request);
    if (service.refused.includes(String(body.userId))) {
      const refusal = { type: 'AuthorizationException', message: 'You may not do that' };
      return HttpResponse.json(refusal, { status: 403 });
    }
    const entry = { id: `a${entries.length}`, ...body };
    entries.push(entry);
    return HttpResponse.json(entry);
  });
  engine.on('PUT authorization/:id', async ({ request }) => {
    await note(request);
    return new HttpResponse(null, { status: 204 });
  });
  engine.on('DELETE authorization/:id', async ({ request }) => {
    await note(request);
    return new HttpResponse(null, { status: 204 });
  });
  engine.on('GET user', ({ query }) => {
    const isAsked = ({ id, lastName }: (typeof USERS)[number]) =>
      query.has('sortBy') || query.get('id') === id || query.get('lastNameLike') === `%${lastName}%`;
    return HttpResponse.json(USERS.filter(isAsked));
  });
  engine.on('GET process-definition', [{ key: 'invoice', name: 'Invoice approval' }]);
  engine.on('GET tenant', [{ id: 'north', name: 'North branch' }]);
  engine.on('GET group', [{ id: 'sales', name: 'Sales' }]);
  return service;
}
