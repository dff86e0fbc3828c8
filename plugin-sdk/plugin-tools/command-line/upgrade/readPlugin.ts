import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compatibilityOf } from '@taskweave/plugin-files/manifest/compatibilityOf';
import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { parseManifest } from '@taskweave/plugin-files/manifest/parseManifest';
import { readPluginDefinition } from '../../preset/readPluginDefinition.mjs';
import type { PluginText } from './findConcern';

export interface DeclaredPlugin extends Omit<PluginText, 'files'> {
  readonly id: string;
  /** Why a shell with this version of the SDK refuses the last build; null if it does not, or there is none. */
  misfitOf(sdk: string): string | null;
}

/**
 * What a plugin declares: in `src/plugin.ts`, or where it has none, in the manifest of its build.
 *
 * @param dist of the build, below the folder
 * @throws it has neither
 */
export async function readPlugin(folder: string, dist: string): Promise<DeclaredPlugin> {
  const source = path.join(folder, 'src/plugin.ts');
  const manifest = await readManifest(path.join(folder, dist, 'plugin.json'));
  const misfitOf = (sdk: string) => (manifest && compatibilityOf(manifest, { sdk })?.message) ?? null;
  if (existsSync(source)) {
    const { definition } = await readPluginDefinition(source);
    return { id: definition.id, declared: { ...definition }, declaredIn: 'src/plugin.ts', misfitOf };
  }
  if (manifest === null) {
    throw new Error(`There is neither src/plugin.ts nor ${dist}/plugin.json in ${folder}.`);
  }
  const { id, contributes, ...rest } = manifest;
  const declared = { ...rest, contributions: contributes.map((one) => ({ ...one })) };
  return { id, declared, declaredIn: `${dist}/plugin.json`, misfitOf };
}

/** @throws there is one, and it is wrong */
async function readManifest(file: string): Promise<PluginManifest | null> {
  if (!existsSync(file)) return null;
  const parsed = parseManifest(JSON.parse(await readFile(file, 'utf8')), null);
  if (!parsed.ok) throw new Error(`${file}: ${parsed.message}`);
  return parsed.manifest;
}
