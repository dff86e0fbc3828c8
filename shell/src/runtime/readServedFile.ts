import type { Runtime, ServerFacts } from './Runtime';

/** Milliseconds after which the page starts without the file. */
const LIMIT = 10_000;

/**
 * What is known on a server that does not fill in the page, such as nginx or the engine's own web application: there the
 * administrator's file lies among the files of the app.
 *
 * @returns never throws: the administration page names a file that cannot be read, and this reads it again later
 */
export async function readServedFile(
  { appRoot }: Pick<Runtime, 'appRoot'>,
  engine: string | null,
  send: typeof fetch = (input, init) => fetch(input, init),
): Promise<ServerFacts> {
  const address = `${appRoot}/app/taskweave/config/plugins.json`;
  const facts = { engine, engineKnown: true, engines: null, plugins: null, pluginsError: null };
  const signal = AbortSignal.timeout(LIMIT);
  const response = await send(address, { cache: 'no-cache', signal }).catch(() => null);
  if (response === null) return { ...facts, pluginsError: `${address} cannot be reached.` };
  // Some servers answer with their first page where a file is missing.
  if (response.status === 404 || response.headers.get('Content-Type')?.startsWith('text/html')) return facts;
  if (!response.ok) return { ...facts, pluginsError: `${address}: status ${response.status}.` };
  try {
    return { ...facts, plugins: await response.json() };
  } catch {
    return { ...facts, pluginsError: `${address} is not JSON.` };
  }
}
