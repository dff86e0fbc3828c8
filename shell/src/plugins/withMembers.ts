/** The same object with some members replaced. What is computed on each look, such as `commands.all`, stays so. */
export function withMembers<T extends object>(object: T, members: Partial<T>): T {
  const descriptors = {
    ...Object.getOwnPropertyDescriptors(object),
    ...Object.getOwnPropertyDescriptors(members),
  };
  return Object.defineProperties({}, descriptors) as T;
}
