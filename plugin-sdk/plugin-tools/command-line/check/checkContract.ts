import { POINT_IDS } from '../../../src/contract/pointIds';
import type { PluginDefinitionData } from '../../preset/readPluginDefinition.mjs';
import type { Build, Verdict } from './Build';

/**
 * Whether the manifest promises what the source contributes, at points that exist.
 *
 * @param source null where there are no sources beside the build
 */
export function checkContract({ manifest }: Build, source: PluginDefinitionData | null): Verdict {
  const promised = manifest.contributes.map(addressOf);
  const isStale = source !== null && source.contributions.map(addressOf).join() !== promised.join();
  const points = manifest.contributes.map(({ point }) => point);
  return {
    name: 'contract',
    summary: `${promised.length} ${promised.length === 1 ? 'contribution' : 'contributions'}`,
    errors: isStale ? ['The build is older than src/plugin.ts: run the build again.'] : [],
    warnings: points
      .filter((point) => !POINT_IDS.some((one) => one === point) && !point.startsWith(`${manifest.id}.`))
      .map(
        (point) => `The shell has no point ${point}: nothing is shown there unless another plugin opens it.`,
      ),
  };
}

function addressOf({ point, id }: { readonly point: string; readonly id: string }): string {
  return `${point}:${id}`;
}
