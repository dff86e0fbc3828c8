export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** Query parameters. Null and undefined are left out; lists are joined by commas, as the engine reads them. */
export type QueryParams = Readonly<Record<string, QueryValue>>;

/**
 * What is asked for: `json` (the default), `hal` (only tasks and filter lists answer it, with another shape
 * than `json`), `text` for diagrams, `document` for sources of forms, `csv` for reports, `blob` for files.
 */
export type Accept = 'json' | 'hal' | 'text' | 'document' | 'csv' | 'blob';

/** What a call that asks for a `document` is answered with: the text, and where it came from. */
export interface AnsweredDocument {
  readonly text: string;
  /** The whole address that has answered, after all redirects. */
  readonly url: string;
  /** As in `text/html`, without parameters; empty where the server names none. */
  readonly contentType: string;
  /** The server means it as a file to keep, not as a page. */
  readonly isAttachment: boolean;
}

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
   * Gets the part of the body that has been sent, from 0 to 1: for files. The time limit is then one of silence, not of
   * the whole call.
   */
  readonly onProgress?: ((part: number) => void) | undefined;
  /**
   * Is sent to its end although the page is closed meanwhile. Browsers refuse it where all such bodies that are on their way
   * together have more than 64 KiB.
   */
  readonly keepalive?: boolean | undefined;
}

export interface RequestOptions extends WriteOptions {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
}
