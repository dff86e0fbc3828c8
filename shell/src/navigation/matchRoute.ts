/**
 * The parameters of a path that fits a pattern; null where it does not fit.
 *
 * @example matchRoute('/risk/:id', '/risk/42') // { id: '42' }
 */
export function matchRoute(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const value = decode(given[index] ?? '');
    if (value === null) return null;
    if (name.startsWith(':')) params[name.slice(1)] = value;
    else if (decode(name) !== value) return null;
  }
  return params;
}

/** Whether some part of a pattern stands for any text, so that the page cannot be opened without more. */
export function hasParams(pattern: string): boolean {
  return segmentsOf(pattern).some((name) => name.startsWith(':'));
}

function segmentsOf(path: string): readonly string[] {
  return path.replace(/\/+$/, '').split('/').slice(1);
}

/** Null where it is not encoded as addresses are. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
