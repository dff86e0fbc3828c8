export function withMembers<T extends object, More extends object = object>(
  object: T,
  members: Partial<T> & More,
): T & More {
  const descriptors = {
    ...Object.getOwnPropertyDescriptors(object),
    ...Object.getOwnPropertyDescriptors(members),
  };
  return Object.defineProperties({}, descriptors) as T & More;
}
