export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

export type QueryParams = Readonly<Record<string, QueryValue>>;

export type Accept = 'json' | 'hal' | 'text' | 'document' | 'csv' | 'blob';

export interface AnsweredDocument {
  readonly text: string;
  readonly url: string;
  readonly contentType: string;
  readonly isAttachment: boolean;
}

export interface CallOptions {
  readonly query?: QueryParams;
  readonly signal?: AbortSignal | undefined;
  readonly accept?: Accept;
  readonly exactNumbers?: boolean;
  readonly timeout?: number;
}

export interface WriteOptions extends CallOptions {
  readonly body?: unknown;
  /** During an upload, the time limit is one of silence, not of the whole call. */
  readonly onProgress?: ((part: number) => void) | undefined;
  /** Browsers limit all such pending bodies together to 64 KiB. */
  readonly keepalive?: boolean | undefined;
}

export interface RequestOptions extends WriteOptions {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
}
