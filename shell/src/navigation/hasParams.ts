/** Whether some part of a pattern stands for any text, so that the page cannot be opened without more. */
export function hasParams(pattern: string): boolean {
  return pattern.split('/').some((name) => name.startsWith(':'));
}
