import { isRecord } from '../reading/readShape';

type Query = Readonly<Record<string, unknown>>;

export const KEEPSAKE = 'taskweave.query';

/** The engine applies `tenantIdIn` and others without returning them, so the dialog keeps a copy in the properties. */
export function wholeQuery(query: Query, properties: Query): Query {
  const remembered = properties[KEEPSAKE];
  if (!isRecord(remembered)) return query;
  const { orQueries: parts, ...rememberedTop } = remembered;
  const { orQueries, ...top } = query;
  const [only, ...more] = Array.isArray(orQueries) ? orQueries : [];
  const isAlternative = isRecord(only) && more.length === 0 && !Object.values(top).some(isSet);
  if (isAlternative && parts === undefined)
    return { ...top, orQueries: wholeAlternatives(orQueries, [rememberedTop]) };
  return {
    ...rememberedTop,
    ...query,
    ...(orQueries !== undefined && { orQueries: wholeAlternatives(orQueries, parts) }),
  };
}

/** Another application may have added or removed alternatives since, and then the parts belong to none. */
export function wholeAlternatives(alternatives: unknown, parts: unknown): readonly unknown[] {
  if (!Array.isArray(alternatives)) return [];
  if (!Array.isArray(parts) || parts.length !== alternatives.length) return alternatives;
  return alternatives.map((one: unknown, index) => {
    const part: unknown = parts[index];
    if (!isRecord(one) || !isRecord(part)) return one;
    const missing = Object.entries(part).filter(([key]) => !isSet(one[key]));
    return missing.length === 0 ? one : { ...one, ...Object.fromEntries(missing) };
  });
}

/** Stored queries hold empty lists for unset criteria. */
export function isSet(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

export function filterOfAll<F extends { readonly query: Query; readonly properties: object }>(
  filters: readonly F[],
): F | undefined {
  return filters.find(({ query, properties }) =>
    Object.entries(wholeQuery(query, { ...properties })).every(
      ([key, value]) => key === 'sorting' || value === false || !isSet(value),
    ),
  );
}
