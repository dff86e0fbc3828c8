import type { EngineClient } from '../EngineClient';
import { REST_TABLE } from '../generated/RestTable';
import { segment } from '../reading/segment';
import type { QueryParams, RequestOptions } from '../transport/RequestOptions';
import { checkPreconditions } from './preconditions';
import type { Resource, ResourceName, ResourceOptions } from './Resource';
import { withEngineDates } from './withEngineDates';

type Args = Readonly<Record<string, unknown>>;

/**
 * Every call of a resource of the engine, typed by the engine's own description. Ids may have slashes; a `Date` is sent as
 * the engine reads it; whole numbers beyond 2^53 arrive as texts of their digits.
 *
 * @throws (each call, as a rejection) MissingOptionError before anything is sent; EngineError; `AbortError` of the signal
 * @example
 * const jobs = resourceOf(engine, 'job');
 * const failed = await jobs.list({ query: { noRetriesLeft: true, maxResults: 50 } }, { signal });
 * await jobs.setRetries({ id: '4711', body: { retries: 1 } });
 * await resourceOf(engine, 'process-definition').start({ key: 'invoice', body: { businessKey: 'R-1' } });
 */
export function resourceOf<Name extends ResourceName>(engine: EngineClient, name: Name): Resource<Name> {
  const calls = Object.entries<string>(REST_TABLE[name]).map(([call, line]) => [
    call,
    async (args: Args = {}, options: ResourceOptions & { readonly accept?: 'csv' } = {}) => {
      const { path, request } = toRequest(`${name}.${call}`, name, line, args);
      // The list of engines stands above each of them.
      const place = name === 'engine' ? `${engine.appRoot}/api/engine/engine/` : path;
      return await engine.request(place, { exactNumbers: true, ...request, ...options });
    },
  ]);
  // The table is what both the type and the functions are made from.
  return Object.fromEntries(calls) as Resource<Name>;
}

/** What one line of the table sends. */
function toRequest(
  call: string,
  resource: string,
  line: string,
  args: Args,
): { readonly path: string; readonly request: RequestOptions } {
  const [verb = '', below = '', kind = ''] = line.split(' ');
  const places = [...below.matchAll(/\{([^}]+)\}/g)].map(([, place = '']) => placeOf(place, args));
  checkPreconditions(call, places, args.body);
  let filled = 0;
  const path = below.replace(/\{[^}]+\}/g, () => places[filled++]?.path ?? '');
  return {
    path: path === '' ? resource : `${resource}/${path}`,
    request: {
      method: verb as Exclude<RequestOptions['method'], undefined>,
      ...(args.query !== undefined && { query: withEngineDates(args.query) as QueryParams }),
      ...(args.body !== undefined && { body: withEngineDates(args.body) }),
      ...((kind === 'blob' || kind === 'text') && { accept: kind }),
    },
  };
}

/** A definition may be named by its key; everything else has its own name. */
function placeOf(place: string, args: Args) {
  const { id, key, tenantId } = args;
  if (place !== 'definition')
    return { names: [place], value: args[place], path: segment(String(args[place])) };
  const isById = id !== undefined && id !== null && id !== '';
  const ofTenant = typeof tenantId === 'string' ? `/tenant-id/${segment(tenantId)}` : '';
  return {
    names: ['id', 'key'],
    value: isById ? id : key,
    path: isById ? segment(String(id)) : `key/${segment(String(key))}${ofTenant}`,
  };
}
