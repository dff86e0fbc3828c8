type Query = Readonly<Record<string, unknown>>;

const LISTS_OF_CONDITIONS: ReadonlySet<string> = new Set([
  'processVariables',
  'taskVariables',
  'caseInstanceVariables',
]);

/** An extending query replaces the filter's values, so each condition goes into `orQueries` as the only alternative. */
export function withConditions(query: Query, conditions: Query): Query {
  const alternatives = Object.entries(conditions).flatMap(([key, value]) =>
    LISTS_OF_CONDITIONS.has(key) && Array.isArray(value)
      ? value.map((one) => ({ [key]: [one] }))
      : [{ [key]: value }],
  );
  if (alternatives.length === 0) return query;
  const { orQueries } = query;
  return { ...query, orQueries: [...(Array.isArray(orQueries) ? orQueries : []), ...alternatives] };
}
