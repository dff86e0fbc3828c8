/** A pattern by hand: it begins or ends with a % that no backslash makes an ordinary character. */
const BY_HAND = /^%|(?<!\\)%$/;

/** The pattern for a text as it stands: `a_b` becomes `%a\_b%`. */
export function literalPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * The pattern of a criterion: `a_b` becomes `%a\_b%`, and what has a % at an end is left as its author meant it, so that `inv%`
 * finds what begins with it. `100\%` looks for 100%.
 */
export function toLikePattern(text: string): string {
  if (BY_HAND.test(text)) return text;
  return `%${text.replace(/\\[\\%_]|[\\%_]/g, (found) => (found.length > 1 ? found : `\\${found}`))}%`;
}

/** The text behind a pattern: `%a\_b%` becomes `a_b`; a pattern by hand stays as it is. */
export function fromLikePattern(pattern: string): string {
  const inner = pattern.slice(1, -1);
  const plain = inner.replace(/\\([\\%_])/g, '$1');
  return [plain, inner].find((text) => toLikePattern(text) === pattern) ?? pattern;
}
