import type { RegisteredPlugin } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { keptFetch } from '../../../runtime/keptFetch';
import { PluginFault } from '../../faults/PluginFault';

/**
 * Finds out why the code of a contribution did not load, where it was one of the plugin's files: the browser only says that
 * it failed, whether the file is not there or not the one whose hash the entry names. Other errors are the code's own.
 *
 * @param send the network; injected for tests
 */
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
    // The server was away for a moment: that says nothing about the file. Some browsers keep no status.
    const status = tried !== undefined && 'responseStatus' in tried ? Number(tried.responseStatus) : 0;
    if (status >= 400) return fault('PLG-402', `${address} answered with status ${status} at first.`);
    return fault('PLG-304', `${address} is not the file whose hash the entry of the plugin names.`);
  } catch {
    return fault('PLG-401', `${address} does not answer, or not to pages of this origin.`);
  }
}

interface LoadError {
  readonly name: 'ChunkLoadError';
  /** Address of the script; style sheets have none. */
  readonly request?: string;
}

/** Whether an error is one of the bundler's own loading code. */
function isLoadError(error: unknown): error is LoadError {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** The last request for the script, else for a style sheet of the plugin: its tag is gone when it failed. */
function lastTry(baseUrl: string, script: string | undefined): PerformanceEntry | undefined {
  return performance
    .getEntriesByType('resource')
    .findLast(({ name }) =>
      script === undefined ? name.startsWith(baseUrl) && /\.css(\?|$)/.test(name) : name === script,
    );
}
