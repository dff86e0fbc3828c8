import type { RestCalls, RestQueries } from '../generated/RestApi';
import type { REST_TABLE } from '../generated/RestTable';
import type { CallOptions } from '../transport/RequestOptions';

type Table = typeof REST_TABLE;

/** What the engine's API has: `task`, `process-definition`, `history/process-instance` … */
export type ResourceName = keyof Table;

/** The names of the calls of a resource. */
export type CallName<Name extends ResourceName> = keyof Table[Name] & string;

/**
 * The calls of a resource. Each takes what stands in the path, `query` and `body` by name, and resolves with the engine's
 * answer: `Blob` for files, text for forms and traces, null where there is none.
 */
export type Resource<Name extends ResourceName> = {
  readonly [Call in CallName<Name>]: Method<Name, Table[Name][Call] & string>;
};

/** Options of one call: how long it may take, a signal that ends it, progress of files. */
export interface ResourceOptions extends Omit<CallOptions, 'query' | 'accept'> {
  /** Gets the part of the body that has been sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** A report is a text where it is asked for as CSV. */
interface CsvOptions extends ResourceOptions {
  readonly accept: 'csv';
}

type Method<Name extends string, Line extends string> =
  KindOf<Line> extends 'csv'
    ? CsvMethod<ArgsOf<Name, Line>> & JsonMethod<ArgsOf<Name, Line>, AnswerOf<Name, Line>>
    : JsonMethod<ArgsOf<Name, Line>, AnswerOf<Name, Line>>;

type CsvMethod<Args> = (args: Args, options: CsvOptions) => Promise<string>;

type JsonMethod<Args, Answer> =
  Record<never, never> extends Args
    ? (args?: Args, options?: ResourceOptions) => Promise<Answer>
    : (args: Args, options?: ResourceOptions) => Promise<Answer>;

type ArgsOf<Name extends string, Line extends string> = PlacesOf<PathOf<Line>> &
  QueryOf<RouteOf<Name, Line>> &
  BodyOf<RouteOf<Name, Line>>;

/** A line is `VERB`, `VERB path` or `VERB path kind`. */
type VerbOf<Line extends string> = Line extends `${infer Verb} ${string}` ? Verb : Line;
type PathOf<Line extends string> = Line extends `${string} ${infer Path} ${string}`
  ? Path
  : Line extends `${string} ${infer Path}`
    ? Path
    : '';
type KindOf<Line extends string> = Line extends `${string} ${string} ${infer Kind}` ? Kind : 'json';

type RouteOf<Name extends string, Line extends string> =
  PathOf<Line> extends ''
    ? `${VerbOf<Line>} /${Name}`
    : `${VerbOf<Line>} /${Name}/${Described<PathOf<Line>>}`;

/** The path as the engine's description has it. */
type Described<Path extends string> = Path extends `{definition}${infer Rest}`
  ? `{id}${Rest}`
  : Path extends `{name}${infer Rest}`
    ? `{metrics-name}${Rest}`
    : Path;

/** A definition is named by its id, or by its key, of which the newest version is meant. */
type Definition = { readonly id: string } | { readonly key: string; readonly tenantId?: string };

type PlacesOf<Path extends string> = Path extends `{definition}${string}` ? Definition : NamedPlaces<Path>;

type NamedPlaces<Path extends string> = Path extends `${string}{${infer Place}}${infer Rest}`
  ? { readonly [K in Place]: string } & NamedPlaces<Rest>
  : unknown;

type QueryOf<Route extends string> = Route extends keyof RestQueries
  ? { readonly query?: Listed<RestQueries[Route]> }
  : unknown;

/** The description calls lists with commas texts. */
type Listed<Query> = {
  readonly [K in keyof Query]: K extends `${string}In` | `${string}Ids` | `${string}Names`
    ? Query[K] | readonly string[]
    : Query[K];
};

type BodyOf<Route extends string> = Route extends keyof RestCalls
  ? RestCalls[Route]['body'] extends null
    ? unknown
    : Record<never, never> extends RestCalls[Route]['body']
      ? { readonly body?: RestCalls[Route]['body'] }
      : { readonly body: RestCalls[Route]['body'] }
  : unknown;

type AnswerOf<Name extends string, Line extends string> =
  KindOf<Line> extends 'text'
    ? string
    : KindOf<Line> extends 'blob'
      ? Blob
      : RouteOf<Name, Line> extends keyof RestCalls
        ? RestCalls[RouteOf<Name, Line>]['answer']
        : never;
