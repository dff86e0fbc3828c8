import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { parseManifest } from '@taskweave/plugin-files/manifest/parseManifest';
import { isJsonObject } from '@taskweave/plugin-files/problems/isJsonObject';
import { parseJson } from '../command/parseJson';

/**
 * The manifests of the application's own parts, from the data in its page.
 *
 * @throws when the page does not answer or is another one
 */
export async function readBuiltinManifests(
  page: URL,
): Promise<readonly { readonly manifest: PluginManifest }[]> {
  const response = await fetch(page, { signal: AbortSignal.timeout(10_000) });
  const block = readRuntimeBlock(await response.text());
  if (block === null) throw new Error(`${page} is not the page of Taskweave.`);
  const { builtin = [] } = block as { readonly builtin?: readonly { readonly manifest: unknown }[] };
  return builtin.flatMap((entry) => {
    const result = parseManifest(entry.manifest, null);
    return result.ok ? [{ manifest: result.manifest }] : [];
  });
}

/** The data in the page of Taskweave; null where it is another page, or one that nothing has filled in. */
export function readRuntimeBlock(html: string): object | null {
  const [, data] =
    /<script type="application\/json" id="taskweave-runtime">(.+?)<\/script>/s.exec(html) ?? [];
  const block = parseJson(data ?? '');
  return isJsonObject(block) ? block : null;
}
