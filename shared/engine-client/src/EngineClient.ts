export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** Query parameters. Null and undefined are left out; lists are joined by commas, as the engine reads them. */
export type QueryParams = Readonly<Record<string, QueryValue>>;

/**
 * What is asked for: `json` (the default), `hal` (only tasks and filter lists answer it, with another shape
 * than `json`), `text` for form sources and diagrams, `blob` for files.
 */
export type Accept = 'json' | 'hal' | 'text' | 'blob';

export interface CallOptions {
  readonly query?: QueryParams;
  readonly signal?: AbortSignal | undefined;
  readonly accept?: Accept;
  /** Reads whole numbers beyond 2^53 as texts of digits instead of rounding them. */
  readonly exactNumbers?: boolean;
  /** Milliseconds until the call fails with `network`; 100,000 unless said otherwise. */
  readonly timeout?: number;
}

export interface WriteOptions extends CallOptions {
  /** Sent as JSON (`{}` when absent); `FormData`, `URLSearchParams` and `Blob` are sent as they are. */
  readonly body?: unknown;
}

export interface RequestOptions extends WriteOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
}

/**
 * The connection to one engine. It carries session and CSRF token, and either returns data or throws an
 * `EngineError` (or the `AbortError` of the signal); it never notifies and never navigates.
 *
 * Paths without a leading slash are below the engine's REST root: `task/4711/form`. A leading slash makes
 * it a path of the server (`/shop/forms/order.html`). Ids in paths must pass through `segment`.
 * Calls to other origins carry neither token nor headers of ours.
 */
export interface EngineClient {
  /** Where the engine's web application lives: `/operaton`, or empty at the server's root. No trailing slash. */
  readonly appRoot: string;
  /** Name of the engine, as in the URL. */
  readonly engine: string;
  /** `{appRoot}/api/engine/engine/{engine}` */
  readonly restRoot: string;
  /** The CSRF token that a write would carry now; null until the engine has given one. */
  readonly csrfToken: string | null;
  /** An empty answer (status 204) is `null`. */
  request<T = unknown>(path: string, options?: RequestOptions): Promise<T>;
  get<T = unknown>(path: string, options?: CallOptions): Promise<T>;
  post<T = unknown>(path: string, options?: WriteOptions): Promise<T>;
  put<T = unknown>(path: string, options?: WriteOptions): Promise<T>;
  delete<T = unknown>(path: string, options?: WriteOptions): Promise<T>;
  options<T = unknown>(path: string, options?: CallOptions): Promise<T>;
  /** The same connection for a plugin: each of its calls says so in the header `X-Plugin`. */
  withCaller(pluginId: string): EngineClient;
  /** The address of a call, for links and downloads. */
  url(path: string, query?: QueryParams): string;
}
