export function literalPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

export function toLikePattern(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith('%') || trimmed.endsWith('%') ? trimmed : `%${trimmed}%`;
}

export function fromLikePattern(pattern: string): string {
  const isWrapped = pattern.length > 1 && pattern.startsWith('%') && pattern.endsWith('%');
  const inner = pattern.slice(1, -1);
  return isWrapped && !inner.startsWith('%') && !inner.endsWith('%') ? inner : pattern;
}
