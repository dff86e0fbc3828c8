import type { RegisteredPlugin } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { PluginFault } from '../../faults/PluginFault';

/** A server that does not even answer for the code of the diagnosis does not answer for the plugin. */
export async function diagnoseLater<T>(
  { manifest }: RegisteredPlugin,
  error: unknown,
  load: () => Promise<() => Promise<T>>,
): Promise<T | PluginFault> {
  const diagnose = await load().catch(() => null);
  if (diagnose !== null) return diagnose();
  const options = { cause: error, isTransient: true };
  return new PluginFault('PLG-401', manifest.id, 'The server does not answer.', options);
}
