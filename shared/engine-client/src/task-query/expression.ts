/** True for a text that the engine evaluates when it asks: `${currentUser()}`, `#{now()}`. */
export function isExpression(text: string): boolean {
  return /^\s*[$#]\{/.test(text);
}
