/** So many tasks are named in a message. */
const NAMED = 3;

/** Lines of a message whose title counts them. */
export function someNames(names: readonly string[]): string {
  return [...names.slice(0, NAMED), ...(names.length > NAMED ? ['…'] : [])].join('\n');
}
