import { CSRF_COOKIE } from './identity/readCookie';
import type { Authorized } from './identity/SessionWatch';
import type { CallOptions, QueryParams, RequestOptions, WriteOptions } from './transport/RequestOptions';
import { createTransport, type Transport } from './transport/Transport';

/**
 * The connection to one engine. It carries session and CSRF token, and either returns data or throws an
 * `EngineError` (or the `AbortError` of the signal); it never notifies and never navigates.
 *
 * Paths without a leading slash are below the engine's REST root: `task/4711/form`. A leading slash makes
 * it a path of the server (`/shop/forms/order.html`). Ids in paths must pass through `segment`; calls with the
 * ids `.` and `..`, which addresses cannot have, end as `not-found` before they are sent.
 * Calls to other origins carry neither token nor headers of ours.
 */
export interface EngineClient {
  /** Where the engine's web application lives: `/operaton`, or empty at the server's root. No trailing slash. */
  readonly appRoot: string;
  /** What a proxy takes off the addresses of the server, which its own paths lack: `/bpm/prod`, or empty. */
  readonly prefix: string;
  /** Name of the engine, as in the URL. */
  readonly name: string;
  /**
   * Which of several engines this is, where the administrator names several: empty for the page's own. Without it, the client is
   * that of the only engine, or of all.
   */
  readonly connection?: string | null;
  /** `name` of the page's own engine, where that of this one may differ: what the page keeps of a person is kept under it. */
  readonly pageEngine?: string;
  /** `{appRoot}/api/engine/engine/{engine}` */
  readonly restRoot: string;
  /** The CSRF token that a write would carry now; null until the engine has given one, and while it may belong to another session. */
  readonly csrfToken: string | null;
  /** The web applications that the person may open, such as `cockpit`, as the engine's last answer said. */
  readonly authorizedApps: readonly string[];
  /** The server's time according to its last answer. */
  serverTime(): Date;
  /** An empty answer (status 204) is `null`. */
  request<T = unknown>(path: string, options?: RequestOptions): Promise<T>;
  get<T = unknown>(path: string, options?: CallOptions): Promise<T>;
  post<T = unknown>(path: string, options?: WriteOptions): Promise<T>;
  put<T = unknown>(path: string, options?: WriteOptions): Promise<T>;
  delete<T = unknown>(path: string, options?: WriteOptions): Promise<T>;
  options<T = unknown>(path: string, options?: CallOptions): Promise<T>;
  /** The same connection for a plugin: each call names the plugin in the header `X-Plugin`. */
  withCaller(pluginId: string): EngineClient;
  /**
   * The same connection for what is read once, as an export: where a page has several engines, it waits for each and fails where one
   * does, unless the page says already that it is missing. Otherwise lists go on without the slower ones, and come again with them.
   *
   * @param onPart an engine is left out
   */
  whole?(onPart?: () => void): EngineClient;
  /** The URL of a call, for links and downloads. */
  url(path: string, query?: QueryParams): string;
}

export interface EngineClientOptions {
  readonly appRoot: string;
  readonly prefix?: string;
  readonly engine: string;
  readonly csrfCookieName?: string;
  readonly origin?: string;
  readonly fetch?: typeof fetch;
  readonly readCookies?: () => string;
  /** For pages that do not see the engine's cookies: takes the token, which an engine gives once in a session. */
  readonly keepToken?: (token: string) => void;
}

export interface EngineConnection extends EngineClient {
  readonly transport: Transport;
  /** Called once when nobody is signed in, until the next sign-in. Returns the unsubscribe function. */
  onLoginRequired(listener: (isElsewhere: boolean) => void): () => void;
  onAuthorized(listener: (authorized: Authorized) => void): () => void;
  /** Called when someone else has signed in in another tab; nothing is sent until the owner is back. */
  onOtherPerson(listener: (user: string) => void): () => void;
}

export function createEngineClient(options: EngineClientOptions): EngineConnection {
  const transport = createTransport({
    appRoot: options.appRoot,
    engine: options.engine,
    csrfCookieName: options.csrfCookieName ?? CSRF_COOKIE,
    origin: options.origin,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    readCookies: options.readCookies ?? (() => document.cookie),
    keepToken: options.keepToken,
  });
  const { onLoginRequired, onAuthorized, onOtherPerson } = transport.watch;
  const client = clientOver(transport, options);
  return Object.assign(client, { transport, onLoginRequired, onAuthorized, onOtherPerson });
}

function clientOver(transport: Transport, options: EngineClientOptions, caller?: string): EngineClient {
  const { appRoot, prefix = '', engine } = options;
  const request = <T>(path: string, init: RequestOptions = {}) =>
    transport.send(path, init, { caller }) as Promise<T>;
  return {
    appRoot,
    prefix,
    name: engine,
    restRoot: `${appRoot}/api/engine/engine/${engine}`,
    get csrfToken() {
      const token = transport.csrf.current();
      return transport.owner.isOwn(token) ? token : null;
    },
    get authorizedApps() {
      return transport.watch.apps();
    },
    serverTime: () => transport.clock.now(),
    ...methodsOf(request),
    withCaller: (pluginId) => clientOver(transport, options, pluginId),
    url: transport.url,
  };
}

type Methods = Pick<EngineClient, 'request' | 'get' | 'post' | 'put' | 'delete' | 'options'>;

/** What a client makes of one way to send. */
export function methodsOf(request: EngineClient['request']): Methods {
  return {
    request,
    get: (path, init) => request(path, { ...init, method: 'GET' }),
    post: (path, init) => request(path, { ...init, method: 'POST' }),
    put: (path, init) => request(path, { ...init, method: 'PUT' }),
    delete: (path, init) => request(path, { ...init, method: 'DELETE' }),
    options: (path, init) => request(path, { ...init, method: 'OPTIONS' }),
  };
}
