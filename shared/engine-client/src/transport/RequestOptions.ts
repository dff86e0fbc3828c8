export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** Query parameters. Null and undefined are left out; lists are joined by commas, as the engine reads them. */
export type QueryParams = Readonly<Record<string, QueryValue>>;

/**
 * What is asked for: `json` (the default), `hal` (only tasks and filter lists answer it, with another shape
 * than `json`), `text` for form sources and diagrams, `csv` for reports, `blob` for files.
 */
export type Accept = 'json' | 'hal' | 'text' | 'csv' | 'blob';

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
  /**
   * Told the part of the body that has been sent, from 0 to 1: for files. The time limit is then one of silence, not of
   * the whole call.
   */
  readonly onProgress?: ((part: number) => void) | undefined;
}

export interface RequestOptions extends WriteOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
}
