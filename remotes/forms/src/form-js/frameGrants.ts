import { isRecord } from '@taskweave/engine-client/readShape';

export interface FrameRules {
  /** Whether the form itself may bring code: only then may a page that it shows run some. */
  readonly mayRunCode: boolean;
  /** Addresses that an administrator has named. */
  readonly places: readonly string[];
}

/** What a schema asks for its frame, by form-js's names: `allowScripts`. */
export type FrameGrants = Readonly<Record<string, true>>;

/**
 * What of it a frame gets. A page that nobody has named has another origin than this one, and stays in its
 * frame: it may run code, as far as the form may, and send forms.
 *
 * @param address of the frame, as it is drawn
 * @param asked `security` of the component
 */
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
  // Plain letters alone: servers read `..;/`, `//` and `%2e%2e/` differently.
  return url.pathname.startsWith(named.pathname) && /^(?:\/[\w\-.~]+)*\/?$/.test(url.pathname);
}

/** As the browser reads the address of a frame: `https:/x` is one of this server where the page is there by https. */
function parsed(address: string): URL | null {
  return URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : null;
}
