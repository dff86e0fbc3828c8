import { withLimit } from '@taskweave/base/withLimit';
import { messageOf } from '@taskweave/engine-client/messageOf';
import type { AdminPlugin } from '@taskweave/plugin-files/admin-file/AdminFile';
import { tooManyContributions } from '@taskweave/plugin-files/manifest/manifestLimits';
import type { AnyContribution, PluginDefinition, PluginManifest } from '@taskweave/plugin-sdk';
import { type LegacyApi, type ParsedLegacyPlugin, parseLegacyExports } from './LegacyPlugin';
import { mountLegacy } from './mountLegacy';
import {
  checkImports,
  failed,
  type Refusal,
  refused,
  type TrustEdges,
  type TrustedFile,
  trustFiles,
} from './trustModules';

export type LegacyEntry = Extract<AdminPlugin, { format: 'legacy-esm' }>;

export interface LegacyEdges extends TrustEdges {
  readonly api: LegacyApi;
  readonly preload: (file: TrustedFile) => Promise<void>;
  readonly importModule: (address: string) => Promise<unknown>;
  readonly onUnknown: (points: readonly string[]) => void;
  readonly onBlocked: (contribution: string, attributes: readonly string[]) => void;
}

export type LegacyAnswer =
  | {
      readonly ok: true;
      readonly manifest: PluginManifest;
      readonly definition: PluginDefinition;
      readonly baseUrl: string;
      readonly styles: readonly TrustedFile[];
    }
  | Refusal;

/** A legacy plugin says what it contributes only when it runs, so its module is imported at once. */
export async function loadLegacyPlugin(entry: LegacyEntry, edges: LegacyEdges): Promise<LegacyAnswer> {
  const modules = trustFiles(entry.modules, edges);
  if (!modules.ok) return modules;
  const styles = trustFiles(entry.styles, edges);
  if (!styles.ok) return styles;
  const imports = await checkImports(modules.files, edges);
  if (!imports.ok) return imports;
  const [main] = modules.files;
  if (main === undefined) return refused('PLG-102', `The plugin file names no modules of ${entry.id}.`);

  let exported: unknown;
  try {
    exported = await withLimit(importAll(modules.files, main, edges), edges.policy.limits.loadMs, () => LATE);
  } catch (error) {
    if (error === LATE) {
      return failed('PLG-403', `${main.address} was not there within ${edges.policy.limits.loadMs} ms.`);
    }
    const reason = messageOf(error);
    return failed('PLG-404', `The module ${main.address} failed: ${reason}`);
  }
  const answer = parseLegacyExports(
    (exported as { default?: unknown } | null)?.default,
    nameOf(main.address),
  );
  if (!answer.ok) return refused('PLG-501', `${main.address}: ${answer.message}`);
  const tooMany = tooManyContributions(answer.plugins);
  if (tooMany !== null) return refused('PLG-210', `${main.address}: ${tooMany}`);
  if (answer.unknown.length > 0) edges.onUnknown(answer.unknown);
  const contributions = answer.plugins.map((plugin) => toContribution(plugin, edges));
  return {
    ok: true,
    manifest: manifestOf(entry.id, contributions, modules.files),
    definition: { id: entry.id, contributions },
    baseUrl: new URL('.', main.address).href,
    styles: styles.files,
  };
}

async function importAll(
  files: readonly TrustedFile[],
  main: TrustedFile,
  { preload, importModule }: LegacyEdges,
): Promise<unknown> {
  // An import would fetch a module with a wrong hash again, unchecked, so all modules are preloaded before the first import.
  await Promise.all(files.filter(({ integrity }) => integrity !== null).map(preload));
  return importModule(main.address);
}

function toContribution(
  { plugin, point, id, priority, meta }: ParsedLegacyPlugin,
  { api, onBlocked }: LegacyEdges,
): AnyContribution {
  const mount = mountLegacy(plugin, api, (names) => onBlocked(`${point}:${id}`, names));
  return {
    point,
    id,
    ...(priority !== undefined && { priority }),
    meta,
    mount: () => Promise.resolve({ default: mount }),
  };
}

function manifestOf(
  id: string,
  contributions: readonly AnyContribution[],
  files: readonly TrustedFile[],
): PluginManifest {
  return {
    manifestVersion: 1,
    id,
    version: 'legacy',
    requires: { sdk: '*' },
    entry: {
      format: 'federation',
      container: `legacy:${id}`,
      file: '',
      integrity: files.map(({ integrity }) => integrity ?? '').join(' '),
    },
    preload: [],
    labels: {},
    contributes: contributions.map(({ mount: _mount, ...data }) => data),
  };
}

function nameOf(address: string): string {
  const file = new URL(address).pathname.split('/').at(-1) ?? '';
  return file.replace(/\.m?js$/, '');
}

const LATE = new Error('late');
