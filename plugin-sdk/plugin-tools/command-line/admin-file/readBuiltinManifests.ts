import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { parseManifest } from '@taskweave/plugin-files/manifest/parseManifest';

/**
 * The manifests of the application's own parts, from the data in its page.
 *
 * @throws when the page does not answer or is another one
 */
export async function readBuiltinManifests(
  page: URL,
): Promise<readonly { readonly manifest: PluginManifest }[]> {
  const response = await fetch(page, { signal: AbortSignal.timeout(10_000) });
  const html = await response.text();
  const [, data] =
    /<script type="application\/json" id="taskweave-runtime">(.+?)<\/script>/s.exec(html) ?? [];
  if (data === undefined) throw new Error(`${page} is not the page of Taskweave.`);
  const { builtin } = JSON.parse(data) as { readonly builtin: readonly { readonly manifest: unknown }[] };
  return builtin.flatMap((entry) => {
    const result = parseManifest(entry.manifest, null);
    return result.ok ? [{ manifest: result.manifest }] : [];
  });
}
