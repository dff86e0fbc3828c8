import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { RequestOptions } from '@taskweave/engine-client/RequestOptions';
import { PluginFault } from '../faults/PluginFault';

export interface CallWatch {
  readonly pluginId: string;
  /** Calls that the plugin's manifest declares, as in `GET /task/*\/variables`; null where it declares none. */
  readonly uses: () => readonly string[] | null;
  readonly onCall: () => void;
  /** A call was not made. */
  readonly onRefused: (fault: PluginFault) => void;
}

/** The same client, with every call told, and none made that the plugin does not declare. */
export function watchCalls(client: EngineClient, watch: CallWatch): EngineClient {
  const { pluginId, uses, onCall, onRefused } = watch;

  function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
    const { method = 'GET' } = options;
    const declared = uses();
    const place = placeOf(client, path);
    if (declared !== null && place !== null && !isDeclared(method, place, declared)) {
      const fault = new PluginFault(
        'PLG-607',
        pluginId,
        `The plugin ${pluginId} asked for ${method} ${place}, which its manifest does not declare in "uses".`,
      );
      onRefused(fault);
      return Promise.reject(fault);
    }
    onCall();
    return client.request<T>(path, options);
  }

  const watched: EngineClient = {
    appRoot: client.appRoot,
    engine: client.engine,
    restRoot: client.restRoot,
    get csrfToken() {
      return client.csrfToken;
    },
    get authorizedApps() {
      return client.authorizedApps;
    },
    serverTime: () => client.serverTime(),
    request,
    get: (path, init) => request(path, { ...init, method: 'GET' }),
    post: (path, init) => request(path, { ...init, method: 'POST' }),
    put: (path, init) => request(path, { ...init, method: 'PUT' }),
    delete: (path, init) => request(path, { ...init, method: 'DELETE' }),
    options: (path, init) => request(path, { ...init, method: 'OPTIONS' }),
    // It is one already: another name would hide whose calls they are.
    withCaller: () => watched,
    url: client.url,
  };
  return watched;
}

/**
 * Path of a call as `uses` has it: below the REST root, or on the server. Null for other servers, which no declaration
 * is about: the page's policy decides on them.
 */
function placeOf({ restRoot }: EngineClient, path: string): string | null {
  const [bare = ''] = path.split(/[?#]/, 1);
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(bare)) return null;
  if (!bare.startsWith('/')) return `/${bare}`;
  return bare.startsWith(`${restRoot}/`) ? bare.slice(restRoot.length) : bare;
}

/**
 * Whether a declared call covers this one. Whoever may call may also ask what can be called there.
 *
 * @example isDeclared('GET', '/task/1/variables', ['GET /task/*\/variables']); // true
 */
export function isDeclared(method: string, place: string, uses: readonly string[]): boolean {
  // The engine would resolve these: what they lead to is not what they say.
  if (place.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment))) return false;
  return uses.some((use) => {
    const [verb = '', pattern = ''] = use.trim().split(/\s+/, 2);
    const isMeant = verb.toUpperCase() === method.toUpperCase() || method.toUpperCase() === 'OPTIONS';
    return isMeant && patternOf(pattern).test(place);
  });
}

function patternOf(pattern: string): RegExp {
  const segments = pattern.split('/').map((segment) => {
    if (segment === '**') return '.*';
    return segment.split('*').map(literal).join('[^/]+');
  });
  return new RegExp(`^${segments.join('/')}$`);
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
