import { readFile } from 'node:fs/promises';
import type { AdminFile } from '@taskweave/plugin-files/admin-file/AdminFile';
import { orderContributions } from '@taskweave/plugin-files/admin-file/orderContributions';
import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { readJsonText } from '@taskweave/plugin-files/problems/readJsonText';
import type { CliCommand, Output } from '../command/CliCommand';
import { fetchBytes } from '../command/fetchBytes';
import { checkEntries, SHELL_ID } from './checkEntry';
import { readRuntimeBlock } from './readRuntimeBlock';

export const checkConfigCommand: CliCommand = {
  name: 'check-config',
  parameters: '<plugins.json>',
  says: "what is wrong with the administrator's file, and the order at every point",
  options: {
    page: '<address> of Taskweave: relative manifests are looked up there, and its own parts take part in the order',
  },
  run({ positionals: [file = 'config/plugins.json'], value }, out) {
    const page = value('page');
    return checkConfig(file, page === undefined ? undefined : new URL(page), out);
  },
};

/**
 * Everything that the application would find out while people wait: mistakes in the file, manifests that do not answer or are not
 * the pinned ones, versions that do not fit, ids that collide. Prints the order at every point.
 */
async function checkConfig(file: string, page: URL | undefined, out: Output): Promise<number> {
  // Some editors on Windows begin a file with a byte order mark: servers and browsers read over it.
  const json = readJsonText((await readFile(file, 'utf8')).replace(/^\uFEFF/, ''));
  if (!json.ok) {
    throw new Error(`${file}:${json.place.line}:${json.place.column} error PLG-101 / ${json.message}`);
  }
  const admin = parseAdminFile(json.value);
  for (const { code, pointer, message } of admin.problems) {
    const { line, column } = json.placeOf(pointer);
    out.error(`${file}:${line}:${column} error ${code} ${pointer} ${message}`);
  }
  let isGood = admin.problems.length === 0;
  const builtin = page === undefined ? [] : await builtinOf(page);
  const tellStays = (id: string) => out.error(`${id}: the built-in part stays on the page without this.`);
  for (const { pluginId } of admin.problems) {
    const isUsed = admin.plugins.some(({ id }) => id === pluginId);
    if (!isUsed && builtin.some(({ id }) => id === pluginId)) tellStays(pluginId ?? '');
  }
  const { entries, found } = await checkEntries({ admin, page }, builtin);
  for (const { plugin, isBuiltin, fault } of entries) {
    if (fault === null) continue;
    out.error(`${plugin.id}: ${fault}`);
    if (isBuiltin) tellStays(plugin.id);
    isGood = false;
  }
  for (const text of warningsOf(admin, found, page !== undefined)) out.error(`warning: ${text}`);
  printOrder(admin, found, out);
  return isGood ? 0 : 1;
}

async function builtinOf(page: URL): Promise<readonly PluginManifest[]> {
  const block = readRuntimeBlock((await fetchBytes(page)).toString('utf8'));
  if (block === null) throw new Error(`${page} is not the page of Taskweave.`);
  return block.builtin;
}

/** What would not be used, though nothing is wrong with it alone. */
function warningsOf(
  admin: AdminFile,
  found: readonly PluginManifest[],
  isComplete: boolean,
): readonly string[] {
  const { policy, contributions, flags } = admin;
  const strangers = new Set(admin.plugins.flatMap(({ format, id }) => (format === 'builtin' ? [] : id)));
  const declared = found.flatMap(({ id: plugin, contributes }) =>
    contributes.map(({ point, id, when }) => ({
      address: `${point}:${plugin}/${id}`,
      // What we ship behind a flag is off on purpose.
      flag: strangers.has(plugin) ? when?.flag : undefined,
    })),
  );
  const ids = new Set(found.map(({ id }) => id));
  const refused = found.flatMap(({ id, backends = [] }) =>
    backends
      .filter((backend) => !policy.backends.includes(new URL(backend).origin))
      .map(
        (backend) =>
          `${id} declares the server ${backend}, which policy.backends does not list: its calls are refused.`,
      ),
  );
  const strange = Object.keys(contributions).filter((address) => {
    const [, plugin = ''] = /:([^:/]+)\//.exec(address) ?? [];
    // Without the page, our own parts are not known.
    const isKnown = ids.has(plugin) || (isComplete && plugin !== SHELL_ID);
    return isKnown && declared.every((one) => one.address !== address);
  });
  const hidden = declared.flatMap(({ address, flag }) => {
    const isReplaced = contributions[address]?.when?.flag !== undefined;
    return flag === undefined || isReplaced || Object.hasOwn(flags, flag)
      ? []
      : [`${address} asks for the flag ${flag}, which "flags" does not define: it is hidden.`];
  });
  return [
    ...refused,
    ...strange.map((address) => `"contributions" names ${address}, which no plugin declares.`),
    ...hidden,
  ];
}

function printOrder(admin: AdminFile, found: readonly PluginManifest[], out: Output): void {
  const plugins = found.map((manifest) => ({ manifest }));
  const points = new Set(found.flatMap(({ contributes }) => contributes.map(({ point }) => point)));
  for (const point of [...points].sort()) {
    out.print(point);
    for (const { key, priority, isEnabled } of orderContributions(point, plugins, admin)) {
      const figure = Number.isFinite(priority) ? String(priority) : '–';
      out.print(`  ${figure.padStart(6)}  ${key}${isEnabled ? '' : '  (off)'}`);
    }
  }
}
