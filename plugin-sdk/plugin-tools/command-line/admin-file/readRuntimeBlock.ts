import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { parseManifest } from '@taskweave/plugin-files/manifest/parseManifest';
import { isJsonObject } from '@taskweave/plugin-files/problems/isJsonObject';
import { parseJson } from '../command/parseJson';

export interface RuntimeBlock {
  /** The manifests of the application's own parts. */
  readonly builtin: readonly PluginManifest[];
  /** What the server has filled in; null where it fills in nothing. */
  readonly server: Readonly<Record<string, unknown>> | null;
}

/** The data in the page of Taskweave; null where it is another page. */
export function readRuntimeBlock(html: string): RuntimeBlock | null {
  const [, data] =
    /<script type="application\/json" id="taskweave-runtime">(.+?)<\/script>/s.exec(html) ?? [];
  const block = parseJson(data ?? '');
  if (!isJsonObject(block)) return null;
  const { builtin, server } = block;
  return {
    builtin: (Array.isArray(builtin) ? builtin : []).flatMap((entry) => {
      const result = parseManifest(Object(entry).manifest, null);
      return result.ok ? [result.manifest] : [];
    }),
    server: isJsonObject(server) ? server : null,
  };
}
