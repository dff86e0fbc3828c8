/** What of Trusted Types is used; TypeScript's own types of the page do not know them yet. */
interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: {
      readonly createHTML: (text: string) => string;
      readonly createScript: (text: string) => string;
      readonly createScriptURL: (text: string) => string | null;
    },
  ) => unknown;
}

/** Below the web applications, whatever the engine; what plugins of the suite bring lies beside it. */
const DATA = /^\/api\/engine(?:\/|$)/;

/**
 * The policy of the page lets no text become HTML, a script or the address of a script, unless a rule here lets it. Libraries of
 * others (diagrams, jQuery, AngularJS, form-js) make HTML themselves and of what has been looked through, so that passes; it
 * runs nothing, by the rest of the policy. The address of a script never is one of the engine's data.
 */
export function guardScriptAddresses(appRoot: string, page: object): void {
  factoryOf(page)?.createPolicy('default', {
    createHTML: (text) => text,
    createScript: (text) => text,
    createScriptURL: (text) => (isData(text, appRoot) ? null : text),
  });
}

function isData(text: string, appRoot: string): boolean {
  const { origin, pathname } = new URL(text, document.baseURI);
  if (origin !== location.origin) return false;
  // As the engine's server reads it.
  const path = decodeURIComponent(pathname)
    .replace(/;[^/]*/g, '')
    .replace(/\/{2,}/g, '/');
  return path.startsWith(appRoot) && DATA.test(path.slice(appRoot.length));
}

function factoryOf(page: object): PolicyFactory | null {
  const found: unknown = Reflect.get(page, 'trustedTypes');
  return isFactory(found) ? found : null;
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
