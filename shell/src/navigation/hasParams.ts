export function hasParams(pattern: string): boolean {
  return pattern.split('/').some((name) => name.startsWith(':'));
}
