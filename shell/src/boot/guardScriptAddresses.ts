/** TypeScript's DOM types do not include Trusted Types yet. */
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

/** Engine data, whatever the engine; plugins of the suite lie beside it. */
const DATA = /^\/api\/engine(?:\/|$)/;

/**
 * Trusted Types policy: no text becomes HTML, a script or a script address unless a rule here allows it. HTML of libraries (diagrams,
 * jQuery, AngularJS, form-js) passes, since the rest of the policy keeps it from running.
 * A script address must never be one of the engine's data.
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
