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

const DATA = /^\/api\/engine(?:\/|$)/;

/** Libraries (diagrams, jQuery, AngularJS, form-js) may set HTML, since the rest of the policy keeps it from running, but no script address may be engine data. */
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
