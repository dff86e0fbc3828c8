import type { EngineClient } from '../EngineClient';

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

export interface EngineQuery<T> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
  readonly staleTime: number;
}

type Keyed = Pick<EngineClient, 'name' | 'connection' | 'pageEngine'>;

/** Filters and their tasks are those of all engines, and tell by their ids whose they are. */
const OF_ALL_ENGINES: readonly Domain[] = ['task', 'filter'];

export function queryKey(client: Keyed, domain: Domain, ...rest: readonly unknown[]): QueryKey {
  const { connection, pageEngine: name = client.name } = client;
  // Ids tell by themselves whose they are; people are listed of one engine, or of all.
  const isNamed = connection != null && (connection !== '' || domain === 'user');
  return [
    'engine',
    isNamed && !OF_ALL_ENGINES.includes(domain) ? `${name}~${connection}` : name,
    domain,
    ...rest,
  ];
}

export function queriesIn(client: Keyed, domain: Domain, staleTime: number) {
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

export function idsInKey(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].sort();
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const STALE = {
  /** The time is below the refresh of 10 s and above the span in which several parts of a page request the same list. */
  taskList: 5 * SECOND,
  taskCount: 60 * SECOND,
  task: 15 * SECOND,
  formVariables: 15 * SECOND,
  form: 5 * MINUTE,
  filters: MINUTE,
  startable: MINUTE,
  businessKeys: MINUTE,
  names: 10 * MINUTE,
  definitionXml: Number.POSITIVE_INFINITY,
} as const satisfies Record<string, number>;
