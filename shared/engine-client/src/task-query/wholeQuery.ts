import { isRecord } from '../reading/readShape';

type Query = Readonly<Record<string, unknown>>;

/** The name under which the `properties` of a filter hold what the engine leaves out of its answers. */
export const KEEPSAKE = 'taskweave.query';

/**
 * All that a filter asks for, as far as it can be known: the engine applies `tenantIdIn` and some others without
 * giving them back, so the dialog keeps a copy of them among the properties.
 */
export function wholeQuery(query: Query, properties: Query): Query {
  const remembered = properties[KEEPSAKE];
  if (!isRecord(remembered)) return query;
  const { orQueries, ...top } = query;
  const [only, ...more] = Array.isArray(orQueries) ? orQueries : [];
  const isAlternative = isRecord(only) && more.length === 0 && !Object.values(top).some(isSet);
  return isAlternative ? { ...top, orQueries: [{ ...remembered, ...only }] } : { ...remembered, ...query };
}

/** Stored queries hold empty lists for what they do not ask for. */
export function isSet(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/** The first of some filters that has no criteria: there the list shows all that the person may see. */
export function filterOfAll<F extends { readonly query: Query; readonly properties: object }>(
  filters: readonly F[],
): F | undefined {
  return filters.find(({ query, properties }) =>
    Object.entries(wholeQuery(query, { ...properties })).every(
      ([key, value]) => key === 'sorting' || value === false || !isSet(value),
    ),
  );
}
