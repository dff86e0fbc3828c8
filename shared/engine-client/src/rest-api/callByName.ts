import type { EngineClient } from '../EngineClient';
import { segment } from '../reading/segment';
import type { QueryParams, RequestOptions } from '../transport/RequestOptions';
import { callsOf } from './callsOf';
import { checkPreconditions } from './preconditions';
import { withEngineDates } from './withEngineDates';

export type CallArgs = Readonly<Record<string, unknown>>;

export async function callByName(
  engine: EngineClient,
  call: string,
  args: CallArgs = {},
  options: RequestOptions = {},
): Promise<unknown> {
  const [resource = '', name = ''] = call.split('.');
  const line = callsOf(resource)[name];
  if (line === undefined) throw new Error(`The engine has no call ${call}.`);
  const { path, request } = toRequest(call, resource, line, args);
  const place = resource === 'engine' ? `${engine.appRoot}/api/engine/engine/` : path;
  return await engine.request(place, { exactNumbers: true, ...request, ...options });
}

function toRequest(
  call: string,
  resource: string,
  line: string,
  args: CallArgs,
): { readonly path: string; readonly request: RequestOptions } {
  const [verb = '', below = '', kind = ''] = line.split(' ');
  const places = [...below.matchAll(/\{([^{}]+)\}/g)].map(([, place = '']) => placeOf(place, args));
  checkPreconditions(call, places, args.body);
  let filled = 0;
  const path = below.replace(/\{[^{}]+\}/g, () => places[filled++]?.path ?? '');
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

function placeOf(place: string, args: CallArgs) {
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
