import { readFile } from 'node:fs/promises';
import type { AdminFile, AdminPlugin } from '@taskweave/plugin-files/admin-file/AdminFile';
import { distrustOf } from '@taskweave/plugin-files/admin-file/distrustOf';
import { orderContributions } from '@taskweave/plugin-files/admin-file/orderContributions';
import { readConfig } from '@taskweave/plugin-files/config/readConfig';
import { compatibilityOf } from '@taskweave/plugin-files/manifest/compatibilityOf';
import { linkFault } from '@taskweave/plugin-files/manifest/linkTemplate';
import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { POINT_IDS } from '../../../src/contract/pointIds';
import type { Output } from '../command/CliCommand';
import { fetchManifest } from './fetchManifest';
import { readAdminFileText } from './readAdminFileText';
import { readBuiltinManifests } from './readBuiltinManifests';

export interface CheckConfigOptions {
  /** Address of Taskweave's page: relative manifests are looked up there, and its own parts take part in the order. */
  readonly page?: URL | undefined;
  /** Version of the SDK that the application has. */
  readonly sdkVersion: string;
}

type Found = { readonly manifest: PluginManifest };

/**
 * `taskweave-plugin check-config <plugins.json> [--page <address>]`: everything that the application would find out while
 * people wait: mistakes in the file, manifests that do not answer or are not the pinned ones, versions that do not fit,
 * ids that collide. Prints the order at every point.
 *
 * @returns the exit code: 1 if anything would not be used
 */
export async function checkConfig(
  file: string,
  { page, sdkVersion }: CheckConfigOptions,
  out: Output,
): Promise<number> {
  const { file: admin, problems } = readAdminFileText(await readFile(file, 'utf8'));
  for (const { line, column, code, pointer, message, isFatal } of problems) {
    const kind = isFatal ? 'error' : 'warning';
    out.error(`${file}:${line}:${column} ${kind} ${code} ${pointer} ${message}`);
  }
  let isGood = problems.every(({ isFatal }) => !isFatal);
  const found: Found[] = page === undefined ? [] : [...(await readBuiltinManifests(page))];
  for (const plugin of admin.plugins) {
    const result = await checkPlugin(plugin, admin, { page, sdkVersion, found });
    if (typeof result === 'string') {
      out.error(`${plugin.id}: ${result}`);
      isGood = false;
    } else if (result !== null) found.push(result);
  }
  for (const { manifest } of found) {
    for (const backend of manifest.backends ?? []) {
      if (admin.policy.backends.includes(new URL(backend).origin)) continue;
      out.error(
        `warning: ${manifest.id} declares the server ${backend}, which policy.backends does not list: its calls are refused.`,
      );
    }
  }
  for (const address of unknownAddresses(admin, found, page !== undefined)) {
    out.error(`warning: "contributions" names ${address}, which no plugin declares.`);
  }
  for (const [flag, key] of unknownFlags(admin, found)) {
    out.error(`warning: ${key} asks for the flag ${flag}, which "flags" does not define: it is hidden.`);
  }
  printOrder(admin, found, out);
  return isGood ? 0 : 1;
}

/** @returns what is wrong, the plugin, or null where there is nothing to look at */
async function checkPlugin(
  plugin: AdminPlugin,
  admin: AdminFile,
  context: CheckConfigOptions & { readonly found: readonly Found[] },
): Promise<Found | string | null> {
  const { page, sdkVersion, found } = context;
  if (!plugin.enabled || plugin.format !== 'federation') return null;
  if (!URL.canParse(plugin.manifest, page)) {
    return `${plugin.manifest} is relative: add --page with the address of Taskweave.`;
  }
  const address = new URL(plugin.manifest, page);
  const place = { policy: admin.policy, page: page?.href ?? 'about:blank' };
  const distrust = distrustOf(address, plugin.integrity, place);
  if (distrust?.code === 'PLG-303') return `${distrust.code}: ${distrust.message}`;
  const fetched = await fetchManifest(address, plugin.id);
  if (!fetched.ok) return `${fetched.code}: ${fetched.message}`;
  if (distrust !== null) {
    return `PLG-301: the hash of the manifest is missing. It is ${fetched.integrity} now.`;
  }
  if (plugin.integrity !== null && plugin.integrity !== fetched.integrity) {
    return `PLG-302: ${address} is not the pinned manifest. Its hash is ${fetched.integrity} now.`;
  }
  const { manifest } = fetched;
  const misfit = compatibilityOf(manifest, { sdk: sdkVersion, points: POINT_IDS });
  if (misfit !== null) return `${misfit.code}: ${misfit.message}`;
  const config = manifest.config && readConfig(manifest.config, plugin.config);
  if (config?.ok === false) {
    return config.problems
      .map((problem) => `PLG-108: /plugins/${plugin.index}/config${problem.pointer} ${problem.message}.`)
      .join(' ');
  }
  const links = manifest.contributes.flatMap((one) => linkFault(one, config?.config) ?? []);
  if (links.length > 0) return links.map((fault) => `PLG-213: ${fault}`).join(' ');
  const twin = found.find(
    (other) =>
      other.manifest.id === manifest.id || other.manifest.entry.container === manifest.entry.container,
  );
  if (twin !== undefined) return `PLG-207: the plugin ${twin.manifest.id} is there already.`;
  return { manifest };
}

function unknownAddresses(admin: AdminFile, found: readonly Found[], isComplete: boolean): readonly string[] {
  const known = new Set(
    found.flatMap(({ manifest }) =>
      manifest.contributes.map(({ point, id }) => `${point}:${manifest.id}/${id}`),
    ),
  );
  const ids = new Set(found.map(({ manifest }) => manifest.id));
  return Object.keys(admin.contributions).filter((address) => {
    const [, plugin = ''] = /:([^:/]+)\//.exec(address) ?? [];
    // Without the page, our own parts are not known.
    return !known.has(address) && (isComplete || ids.has(plugin));
  });
}

/** Flags that contributions of the plugins ask for, each with one that does. */
function unknownFlags(admin: AdminFile, found: readonly Found[]): ReadonlyMap<string, string> {
  return new Map(
    found.flatMap(({ manifest }) =>
      manifest.contributes.flatMap(({ point, id, when }) => {
        const address = `${point}:${manifest.id}/${id}`;
        const isReplaced = admin.contributions[address]?.when?.flag !== undefined;
        const flag = when?.flag;
        return flag === undefined || isReplaced || Object.hasOwn(admin.flags, flag) ? [] : [[flag, address]];
      }),
    ),
  );
}

function printOrder(admin: AdminFile, found: readonly Found[], out: Output): void {
  const points = new Set(found.flatMap(({ manifest }) => manifest.contributes.map(({ point }) => point)));
  for (const point of [...points].sort()) {
    out.print(point);
    for (const { key, priority, isEnabled } of orderContributions(point, found, admin)) {
      const figure = Number.isFinite(priority) ? String(priority) : '–';
      out.print(`  ${figure.padStart(6)}  ${key}${isEnabled ? '' : '  (off)'}`);
    }
  }
}
