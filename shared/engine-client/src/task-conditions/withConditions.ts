type Query = Readonly<Record<string, unknown>>;

/** Lists whose entries are one condition each. */
const LISTS_OF_CONDITIONS: ReadonlySet<string> = new Set([
  'processVariables',
  'taskVariables',
  'caseInstanceVariables',
]);

/**
 * The query for those of its tasks that also meet all of the conditions.
 *
 * The values of an extending query replace the filter's own in the engine. So each condition stands in `orQueries` as the
 * only alternative there, which the engine adds, whatever the filter asks for itself.
 *
 * @example withConditions({ owner: 'a' }, { dueAfter: from, dueBefore: to })
 * // { owner: 'a', orQueries: [{ dueAfter: from }, { dueBefore: to }] }
 */
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
