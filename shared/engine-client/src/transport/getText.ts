import type { AnsweredDocument, CallOptions } from './RequestOptions';

interface Reader {
  get(path: string, options?: CallOptions): Promise<unknown>;
}

const PAGE = /^\s*<(?:!doctype|html|\?xml)\b/i;
const PASSWORD = /\btype ?= ?["']?password\b/i;

/** A proxy that has signed people out answers with its own page and status 200, so a page is accepted only if the engine answers another call. */
export async function getText(
  client: Reader,
  path: string,
  options: Omit<CallOptions, 'accept'> = {},
): Promise<string> {
  const text = await client.get(path, { ...options, accept: 'text' });
  if (typeof text !== 'string') return '';
  await assertOwn(client, text, options.signal);
  return text;
}

export async function getDocument(
  client: Reader,
  path: string,
  options: Omit<CallOptions, 'accept'> = {},
): Promise<AnsweredDocument> {
  const answer = (await client.get(path, { accept: 'document', ...options })) as AnsweredDocument;
  await assertOwn(client, answer.text, options.signal);
  return answer;
}

async function assertOwn(client: Reader, text: string, signal: AbortSignal | undefined): Promise<void> {
  if (PAGE.test(text) || PASSWORD.test(text)) await client.get('version', { signal });
}
