import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { POINT_IDS } from '../../../src/contract/pointIds';
import type { PluginDefinitionData } from '../../preset/readPluginDefinition.mjs';
import { error, type Finding, type Verdict, warning } from './Finding';

/**
 * Whether the manifest promises what the source contributes, at points that exist.
 *
 * @param source null where there are no sources beside the build
 */
export function checkContract(manifest: PluginManifest, source: PluginDefinitionData | null): Verdict {
  const promised = manifest.contributes.map(addressOf);
  const number = promised.length;
  return {
    name: 'contract',
    summary: `${number} ${number === 1 ? 'contribution' : 'contributions'}`,
    findings: [
      ...(source === null ? [] : staleness(promised, source)),
      ...manifest.contributes
        .filter(({ point }) => !POINT_IDS.includes(point as never) && !point.startsWith(`${manifest.id}.`))
        .map(({ point }) =>
          warning(`The shell has no point ${point}: nothing is shown there unless another plugin opens it.`),
        ),
    ],
  };
}

function staleness(promised: readonly string[], source: PluginDefinitionData): readonly Finding[] {
  const written = source.contributions.map(addressOf);
  const isStale = written.join() !== promised.join();
  return isStale ? [error('The build is older than src/plugin.ts: run the build again.')] : [];
}

function addressOf({ point, id }: { readonly point: string; readonly id: string }): string {
  return `${point}:${id}`;
}
