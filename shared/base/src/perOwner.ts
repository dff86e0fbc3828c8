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
