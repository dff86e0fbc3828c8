/** One criterion of the search as it stands in the address. */
export interface AddressCriterion {
  readonly type: string;
  readonly operator?: string;
  readonly value?: string | readonly string[];
  readonly name?: string;
}

/** The hash of a filter that is searched, as the old Tasklist writes it into its links. */
export function searchAddress(
  filterId: string,
  criteria: readonly AddressCriterion[],
  matchAny = false,
): string {
  const entries = criteria.map(({ type, operator = 'eq', value = '', name = '' }) => ({
    type,
    operator,
    value,
    name,
  }));
  const query = encodeURIComponent(JSON.stringify(entries));
  return `#/?filter=${filterId}&searchQuery=${query}${matchAny ? '&searchOrQuery' : ''}`;
}
