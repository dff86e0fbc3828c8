import type { EngineClient } from '../EngineClient';

/** The first part of each key. Invalidating `['engine', name, 'task']` takes lists and details alike. */
export type Domain =
  | 'task'
  | 'filter'
  | 'process-definition'
  | 'case-definition'
  | 'user'
  | 'process-instance'
  | 'case-instance'
  | 'decision'
  | 'form'
  | 'permission'
  | 'deployment'
  | 'incident'
  | 'batch';

export type QueryKey = readonly ['engine', string, Domain, ...unknown[]];

/** What TanStack Query needs to know about a query; fits `useQuery`, `prefetchQuery` and `ensureQueryData`. */
export interface EngineQuery<T> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
  /** Milliseconds during which an answer counts as new. */
  readonly staleTime: number;
}

/** The one place where keys are made. */
export function queryKey(
  client: Pick<EngineClient, 'engine'>,
  domain: Domain,
  ...rest: readonly unknown[]
): QueryKey {
  return ['engine', client.engine, domain, ...rest];
}

/**
 * Makes the queries of a domain.
 *
 * @param staleTime where a query says no other
 * @returns takes what stands in the key after the domain, and what asks the engine
 * @example
 * const query = queriesIn(client, 'user', STALE.names);
 * const profile = (id: string) => query(['profile', id], (signal) => getUserProfile(client, id, signal));
 */
export function queriesIn(client: Pick<EngineClient, 'engine'>, domain: Domain, staleTime: number) {
  return <T>(
    rest: readonly unknown[],
    ask: (signal: AbortSignal) => Promise<T>,
    ownStaleTime = staleTime,
  ): EngineQuery<T> => ({
    queryKey: queryKey(client, domain, ...rest),
    queryFn: ({ signal }) => ask(signal),
    staleTime: ownStaleTime,
  });
}

/** Ids as a key has them: each once, whatever their order. */
export function idsInKey(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].sort();
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long answers count as new, in milliseconds. */
export const STALE = {
  /** Below the refresh of 10 s, above the time in which several parts of a page ask for the same. */
  taskList: 5 * SECOND,
  taskCount: 60 * SECOND,
  /** Long enough that a task fetched on hover is not fetched again on the click. */
  task: 15 * SECOND,
  formVariables: 15 * SECOND,
  /** The form of a task changes with a deployment only. */
  form: 5 * MINUTE,
  filters: MINUTE,
  startable: MINUTE,
  businessKeys: MINUTE,
  /** Names of people and definitions. */
  names: 10 * MINUTE,
  /** A definition never changes: a new version is a new one. */
  definitionXml: Number.POSITIVE_INFINITY,
} as const satisfies Record<string, number>;
