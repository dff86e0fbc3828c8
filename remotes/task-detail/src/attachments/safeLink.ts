const ALLOWED = new Set(['http:', 'https:', 'mailto:']);

export function safeLink(text: string): string | null {
  const url = parse(text.trim());
  return url !== null && ALLOWED.has(url.protocol) ? url.href : null;
}

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
