import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import { isRecord } from '@taskweave/engine-client/readShape';

/**
 * The build of a plugin's project, from its `rspack.config.mjs`.
 *
 * @param folder of the project
 * @throws there is no such file, or it exports no configuration
 */
export async function readBuild(folder: string, mode: 'production' | 'development'): Promise<Configuration> {
  const file = path.resolve(folder, 'rspack.config.mjs');
  if (!existsSync(file)) {
    throw new Error(
      `There is no rspack.config.mjs in ${path.resolve(folder)}: call this in the folder of a plugin.`,
    );
  }
  // The preset looks for it where the project does not say what to build for.
  process.env.NODE_ENV = mode;
  const { default: given } = (await import(pathToFileURL(file).href)) as { readonly default?: unknown };
  const configuration: unknown = typeof given === 'function' ? await given({}, { mode }) : given;
  if (!isRecord(configuration)) {
    throw new Error(`${file} must export the result of pluginPreset as its default export.`);
  }
  return { ...configuration, mode };
}
