/**
 * What is known of one page, one engine or one person, for as long as they are there: two of them on one page share nothing.
 *
 * @param create what an owner begins with
 * @returns what an owner has; the same each time
 * @example const completedTasks = perOwner((_queries: QueryClient) => new Set<string>());
 */
export function perOwner<Owner extends object, State>(
  create: (owner: Owner) => State,
): (owner: Owner) => State {
  const states = new WeakMap<Owner, { readonly state: State }>();
  return (owner) => {
    const known = states.get(owner) ?? { state: create(owner) };
    states.set(owner, known);
    return known.state;
  };
}
