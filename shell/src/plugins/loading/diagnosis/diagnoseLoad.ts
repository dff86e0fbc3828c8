import { messageOf } from '@taskweave/engine-client/messageOf';
import type { RegisteredPlugin } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { keptFetch } from '../../../runtime/keptFetch';
import { PluginFault } from '../../faults/PluginFault';
import { diagnoseFile } from './diagnoseFile';

const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

export async function diagnoseLoad(
  plugin: RegisteredPlugin,
  error: unknown,
  send: typeof fetch = keptFetch,
): Promise<PluginFault> {
  const { manifest, baseUrl } = plugin;
  const { id, entry } = manifest;
  const address = `${baseUrl}${entry.file}`;
  const fault = (code: string, message: string, isTransient = false) =>
    new PluginFault(code, id, message, { cause: error, isTransient });
  let response: Response;
  try {
    response = await send(address, { cache: 'no-cache', signal: AbortSignal.timeout(5000) });
  } catch {
    return fault('PLG-401', `${address} does not answer, or not to pages of this origin.`, true);
  }
  if (!response.ok) {
    const isTransient = PASSING.has(response.status);
    return fault('PLG-402', `${address} answered with status ${response.status}.`, isTransient);
  }
  if (entry.integrity !== '') {
    try {
      await send(address, { integrity: entry.integrity, cache: 'force-cache' });
    } catch {
      return fault('PLG-304', `${address} is not the file whose hash the manifest names.`);
    }
  }
  if (messageOf(error).includes('ScriptNetworkError')) {
    return fault('PLG-401', `${address} did not answer at first.`, true);
  }
  const ofFile = await diagnoseFile(plugin, error, send);
  if (ofFile instanceof PluginFault) return ofFile;
  return fault('PLG-404', `The code of the plugin ${id} failed: ${messageOf(error)}`);
}
