import type { Runtime, ServerFacts } from './Runtime';

const LIMIT = 10_000;

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
  // Some servers answer with their start page where a file is missing.
  if (response.status === 404 || response.headers.get('Content-Type')?.startsWith('text/html')) return facts;
  if (!response.ok) return { ...facts, pluginsError: `${address}: status ${response.status}.` };
  try {
    return { ...facts, plugins: await response.json() };
  } catch {
    return { ...facts, pluginsError: `${address} is not JSON.` };
  }
}
