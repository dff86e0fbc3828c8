const NAMED = 3;

export function someNames(names: readonly string[]): string {
  return [...names.slice(0, NAMED), ...(names.length > NAMED ? ['…'] : [])].join('\n');
}
