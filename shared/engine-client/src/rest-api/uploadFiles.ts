import type { EngineClient } from '../EngineClient';
import type { WriteOptions } from '../transport/RequestOptions';

/** Files, and what goes with them. */
export interface Upload {
  readonly files: readonly { readonly name: string; readonly content: string | Blob }[];
  /** Further fields of the form. */
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * Sends files to a URL of the engine's applications, as the form parts `data0`, `data1` … An expired session leads to the sign-in,
 * as with every call.
 * @param url as in `EngineClient.post`: below the REST root, or with a leading slash on the server
 * @throws EngineError
 * @example
 * await uploadFiles(engine, 'deployment/create', { files: [file], fields: { 'deployment-name': 'Invoices' } });
 */
export function uploadFiles(
  engine: EngineClient,
  url: string,
  { files, fields = {} }: Upload,
  options: Omit<WriteOptions, 'body'> = {},
): Promise<unknown> {
  const body = new FormData();
  for (const [index, { name, content }] of files.entries()) {
    body.set(`data${index}`, new Blob([content], { type: 'text/xml' }), name);
  }
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return engine.post(url, { ...options, body });
}
