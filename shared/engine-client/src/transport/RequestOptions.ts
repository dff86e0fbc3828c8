export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** Null and undefined are omitted; lists are comma-separated. */
export type QueryParams = Readonly<Record<string, QueryValue>>;

/** `hal`: only tasks and filter lists answer it, in another shape. `document`: form sources; `csv`: reports; `blob`: files. */
export type Accept = 'json' | 'hal' | 'text' | 'document' | 'csv' | 'blob';

export interface AnsweredDocument {
  readonly text: string;
  readonly url: string;
  readonly contentType: string;
  /** Served as a download, not as a page. */
  readonly isAttachment: boolean;
}

export interface CallOptions {
  readonly query?: QueryParams;
  readonly signal?: AbortSignal | undefined;
  readonly accept?: Accept;
  /** Reads integers beyond 2^53 as strings of digits. */
  readonly exactNumbers?: boolean;
  /** ms until the call fails with `network`; 100,000 by default. */
  readonly timeout?: number;
}

export interface WriteOptions extends CallOptions {
  /** Sent as JSON (`{}` if absent); `FormData`, `URLSearchParams` and `Blob` as they are. */
  readonly body?: unknown;
  /** Gets the share of the body that has been sent, from 0 to 1. The time limit is then one of silence, not of the whole call. */
  readonly onProgress?: ((part: number) => void) | undefined;
  /** Completes even if the page closes. Browsers limit all such pending bodies together to 64 KiB. */
  readonly keepalive?: boolean | undefined;
}

export interface RequestOptions extends WriteOptions {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
}
