import { toEngineDate } from '@taskweave/base/engineDate';
import type { EngineClient } from '../EngineClient';
import type { paths } from '../generated/RestApi';
import { segment } from '../reading/segment';
import type { QueryParams, RequestOptions } from '../transport/RequestOptions';
import { checkPreconditions } from './preconditions';

type Verb = 'get' | 'post' | 'put' | 'delete' | 'options';

/** A call of the engine's REST API by verb and path: `GET /job`, `PUT /job/{id}/retries`. */
export type Route = {
  [Path in keyof paths]: RouteOf<Path, Verb>;
}[keyof paths];

type RouteOf<Path extends keyof paths, Name extends Verb> = Name extends Verb
  ? [Extract<paths[Path][Name], object>] extends [never]
    ? never
    : `${Uppercase<Name>} ${Path}`
  : never;

type Operation<R extends Route> = R extends `${infer Name} ${infer Path extends keyof paths}`
  ? paths[Path][Lowercase<Name> & Verb]
  : never;

/** What stands in the path, the query and the body of a call, and how it is made. */
export type RouteRequest<R extends Route> = Omit<
  RequestOptions,
  'method' | 'query' | 'body' | 'accept' | 'exactNumbers'
> &
  Part<'path', Parameters<R>['path']> &
  Part<'query', Criteria<Parameters<R>['query']>> &
  BodyOf<Operation<R>>;

type Parameters<R extends Route> =
  Operation<R> extends { readonly parameters: infer All extends { path?: unknown; query?: unknown } }
    ? All
    : never;

type Part<Name extends string, Values> = [Values] extends [undefined]
  ? unknown
  : Record<never, never> extends Values
    ? { readonly [Key in Name]?: Values }
    : { readonly [Key in Name]: Values };

/** The description calls dates and lists with commas plain texts. */
type Criteria<Query> = {
  [Name in keyof Query]: string extends Query[Name] ? Query[Name] | Date | readonly string[] : Query[Name];
};

type BodyOf<Operation> = Operation extends { readonly requestBody?: infer Body }
  ? [Extract<Body, object>] extends [never]
    ? unknown
    : Extract<Body, object> extends { readonly content: { readonly 'application/json': infer Json } }
      ? Part<'body', Dated<Json>>
      : { readonly body: FormData }
  : unknown;

type Dated<Value> = Value extends string
  ? string extends Value
    ? Value | Date
    : Value
  : Value extends readonly (infer Item)[]
    ? readonly Dated<Item>[]
    : Value extends object
      ? { [Name in keyof Value]: Dated<Value[Name]> }
      : Value;

/** The type of an answer that is wanted: JSON where nothing else is said. */
type Kind = 'json' | 'csv' | 'text' | 'blob';

type Answer<R extends Route, Wanted extends Kind> = {
  json: JsonOf<R>;
  csv: string;
  text: string;
  blob: Blob;
}[Wanted];

type Content<R extends Route> =
  Operation<R> extends { readonly responses: infer Responses }
    ? Responses[keyof Responses] extends { content?: infer Types }
      ? Types
      : never
    : never;

export type JsonOf<R extends Route> = [Content<R>] extends [undefined]
  ? null
  : Content<R> extends { readonly 'application/json': infer Json }
    ? Json
    : unknown;

/**
 * Makes a call of the engine's REST API, typed by the engine's own description. Ids may have slashes; a `Date` is sent as the
 * engine reads it; whole numbers beyond 2^53 arrive as texts of their digits.
 *
 * @throws (as a rejection) MissingOptionError before anything is sent; EngineError; `AbortError` of the signal
 * @example
 * const failed = await callEngine(engine, 'GET /job', { query: { noRetriesLeft: true, maxResults: 50 }, signal });
 * await callEngine(engine, 'PUT /job/{id}/retries', { path: { id: '4711' }, body: { retries: 1 } });
 */
export async function callEngine<R extends Route, Wanted extends Kind = 'json'>(
  engine: EngineClient,
  route: R,
  ...[request]: Record<never, never> extends RouteRequest<R>
    ? [request?: RouteRequest<R> & { readonly accept?: Wanted }]
    : [request: RouteRequest<R> & { readonly accept?: Wanted }]
): Promise<Answer<R, Wanted>> {
  // The description says what the engine answers; nothing checks it.
  return (await callRoute(engine, route, request)) as Answer<R, Wanted>;
}

/** What stands in the path, the query and the body, where the route is known at run time only. */
export interface AnyRequest extends Omit<RequestOptions, 'method' | 'query'> {
  readonly path?: object;
  readonly query?: object;
}

/** `callEngine` without its types: for a route that is known at run time only, or that the description leaves out. */
export async function callRoute(
  engine: EngineClient,
  route: string,
  { path: places = {}, query, body, ...options }: AnyRequest = {},
): Promise<unknown> {
  checkPreconditions(route, places, body);
  const [method = '', path = ''] = route.split(' ');
  const values: Readonly<Record<string, unknown>> = { ...places };
  const filled = path.slice(1).replace(/\{([^{}]+)\}/g, (_, place) => segment(String(values[place])));
  return engine.request(filled, {
    exactNumbers: true,
    method: method as Exclude<RequestOptions['method'], undefined>,
    ...(query !== undefined && { query: withEngineDates(query) as QueryParams }),
    ...(body !== undefined && { body: withEngineDates(body) }),
    ...options,
  });
}

function withEngineDates(value: unknown): unknown {
  if (value instanceof Date) return toEngineDate(value);
  if (Array.isArray(value)) return value.map(withEngineDates);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withEngineDates(part)]));
}
