import type { AnsweredDocument, CallOptions } from './RequestOptions';

/** As much of a client as it takes. */
interface Reader {
  get(path: string, options?: CallOptions): Promise<unknown>;
}

/** How a page begins, and what asks for a password: forms of tasks hardly ever do either. */
const PAGE = /^\s*<(?:!doctype|html|\?xml)\b/i;
const PASSWORD = /\btype ?= ?["']?password\b/i;

/**
 * Reads what may be any text, HTML as well: the source of a form, a report. A proxy that has signed people out answers with
 * its own page, and status 200. What looks like one is only taken where the engine answers by itself to another call.
 *
 * @throws EngineError `unexpected` where the same stands in place of the engine's answers, `login-required` where nobody is
 *   signed in any more; else as `get`
 *
 * @example await getText(client, 'task/4711/rendered-form', { signal }) // '<form …'
 */
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

/** The same with where it came from. */
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
