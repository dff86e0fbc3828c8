import type { ObjectSchema } from '@taskweave/plugin-files/config/ConfigSchema';
import { readConfig } from '@taskweave/plugin-files/config/readConfig';

/** A configuration as the shell passes it to a plugin; throws if the shell would refuse it (PLG-108). */
export function checkedConfig(schema: ObjectSchema | undefined, config: unknown): unknown {
  if (schema === undefined) return config ?? null;
  const result = readConfig(schema, config);
  if (result.ok) return result.config;
  const words = result.problems.map(({ pointer, message }) => `config${pointer} ${message}`);
  throw new Error(`The configuration is not what the plugin declares: ${words.join('; ')}.`);
}
