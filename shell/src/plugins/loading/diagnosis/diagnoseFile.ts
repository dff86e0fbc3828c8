import type { RegisteredPlugin } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { keptFetch } from '../../../runtime/keptFetch';
import { PluginFault } from '../../faults/PluginFault';

/** The browser does not say whether a file is missing or has another hash than the entry names. */
export async function diagnoseFile(
  { manifest, baseUrl }: RegisteredPlugin,
  error: unknown,
  send: typeof fetch = keptFetch,
): Promise<unknown> {
  if (!isLoadError(error)) return error;
  const tried = lastTry(baseUrl, error.request);
  const address = error.request ?? tried?.name;
  if (address === undefined) return error;
  const fault = (code: string, message: string) =>
    new PluginFault(code, manifest.id, message, { cause: error });
  try {
    const response = await send(address, { cache: 'no-cache', signal: AbortSignal.timeout(5000) });
    if (!response.ok) return fault('PLG-402', `${address} answered with status ${response.status}.`);
    // A server that was briefly unreachable says nothing about the file, and some browsers report no status.
    const status = tried !== undefined && 'responseStatus' in tried ? Number(tried.responseStatus) : 0;
    if (status >= 400) return fault('PLG-402', `${address} answered with status ${status} at first.`);
    return fault('PLG-304', `${address} is not the file whose hash the entry of the plugin names.`);
  } catch {
    return fault('PLG-401', `${address} does not answer, or not to pages of this origin.`);
  }
}

interface LoadError {
  readonly name: 'ChunkLoadError';
  readonly request?: string;
}

function isLoadError(error: unknown): error is LoadError {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** A failed tag is removed, so the last request stands in for it. */
function lastTry(baseUrl: string, script: string | undefined): PerformanceEntry | undefined {
  return performance
    .getEntriesByType('resource')
    .findLast(({ name }) =>
      script === undefined ? name.startsWith(baseUrl) && /\.css(\?|$)/.test(name) : name === script,
    );
}
