import { isLink } from '@taskweave/plugin-files/manifest/linkTemplate';
import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { POINT_IDS } from '../../../src/contract/pointIds';
import type { PluginDefinitionData } from '../../preset/readPluginDefinition.mjs';
import { error, type Finding, type Verdict, warning } from './Finding';

/** What the parts of a plugin say of its contributions: the manifest, the built entry, the source. */
export interface ContractSources {
  readonly manifest: PluginManifest;
  /** What the entry exported; an error where it failed; a module where only a page can run it. */
  readonly entry:
    | { readonly kind: 'ran'; readonly exported: unknown }
    | { readonly kind: 'failed'; readonly message: string }
    | { readonly kind: 'module' };
  /** Null where there are no sources beside the build. */
  readonly source: PluginDefinitionData | null;
}

/** Whether the code contributes what the manifest promises, at points that exist. */
export function checkContract({ manifest, entry, source }: ContractSources): Verdict {
  const promised = manifest.contributes.map(addressOf);
  const number = promised.length;
  return {
    name: 'contract',
    summary: `${number} ${number === 1 ? 'contribution' : 'contributions'}${entry.kind === 'module' ? ', in modules that only a page can run' : ''}`,
    findings: [
      ...twice(promised),
      ...(entry.kind === 'ran' ? compare(promised, entry.exported, manifest.id) : []),
      ...(entry.kind === 'failed' ? [error(`The entry fails at its start: ${entry.message}`)] : []),
      ...(source === null ? [] : staleness(promised, source)),
      ...manifest.contributes
        .filter(({ point }) => !POINT_IDS.includes(point as never) && !point.startsWith(`${manifest.id}.`))
        .map(({ point }) =>
          warning(`The shell has no point ${point}: nothing is shown there unless another plugin opens it.`),
        ),
    ],
  };
}

function compare(promised: readonly string[], exported: unknown, id: string): readonly Finding[] {
  const definition = exported as Partial<PluginDefinitionData> | undefined;
  if (!Array.isArray(definition?.contributions)) {
    return [error('src/plugin.ts does not export the result of definePlugin as its default export.')];
  }
  const found = definition.contributions.map(addressOf);
  return [
    ...(definition.id === id
      ? []
      : [error(`The entry is that of ${definition.id}, the manifest that of ${id}.`)]),
    ...promised
      .filter((address) => !found.includes(address))
      .map((address) => error(`The manifest promises ${address}, which is not in the code.`)),
    ...found
      .filter((address) => !promised.includes(address))
      .map((address) =>
        error(`The code has ${address}, which the manifest does not name: it is never shown.`),
      ),
    ...definition.contributions
      .filter(({ component, mount }) => typeof component !== 'function' && typeof mount !== 'function')
      .filter((one) => !isLink(one))
      .map((one) => error(`${addressOf(one)} has neither component nor mount.`)),
  ];
}

function staleness(promised: readonly string[], source: PluginDefinitionData): readonly Finding[] {
  const written = source.contributions.map(addressOf);
  const isStale = written.join() !== promised.join();
  return isStale ? [error('The build is older than src/plugin.ts: build anew.')] : [];
}

function twice(addresses: readonly string[]): readonly Finding[] {
  const found = addresses.filter((address, index) => addresses.indexOf(address) !== index);
  return found.map((address) => error(`${address} is contributed twice.`));
}

function addressOf({ point, id }: { readonly point: string; readonly id: string }): string {
  return `${point}:${id}`;
}
