import { isRecord } from '@taskweave/engine-client/readShape';

export interface FrameRules {
  /** Only a form that may run code may frame a page that does. */
  readonly mayRunCode: boolean;
  readonly places: readonly string[];
}

export type FrameGrants = Readonly<Record<string, true>>;

/** A page not listed by the administrator gets an opaque origin and stays in its frame. */
export function grantsOf(address: unknown, asked: unknown, rules: FrameRules): FrameGrants {
  const wanted = isRecord(asked) ? Object.keys(asked).filter((name) => asked[name]) : [];
  const granted = isNamed(address, rules.places)
    ? wanted
    : wanted.filter((name) => name === 'allowForms' || (name === 'allowScripts' && rules.mayRunCode));
  return Object.fromEntries(granted.map((name) => [name, true] as const));
}

function isNamed(address: unknown, places: readonly string[]): boolean {
  const url = typeof address === 'string' ? parsed(address) : null;
  return url !== null && places.some((place) => lies(url, place));
}

function lies(url: URL, place: string): boolean {
  const named = parsed(place);
  if (named === null || named.origin !== url.origin || named.origin === 'null') return false;
  // All of this server would be the engine as well.
  // biome-ignore lint/style/noRestrictedGlobals: the browser grants a frame by the origin of the document
  if (named.pathname === '/') return named.origin !== location.origin;
  if (!named.pathname.endsWith('/')) return url.pathname === named.pathname;
  // Servers disagree on `..;/`, `//` and `%2e%2e/`, so only plain characters pass.
  return url.pathname.startsWith(named.pathname) && /^(?:\/[\w\-.~]+)*\/?$/.test(url.pathname);
}

/** The browser resolves `https:/x` relative to this origin on an https page. */
function parsed(address: string): URL | null {
  return URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : null;
}
