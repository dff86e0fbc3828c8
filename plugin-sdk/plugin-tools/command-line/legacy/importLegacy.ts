import path from 'node:path';
import { messageOf } from '@taskweave/engine-client/messageOf';
import { integrity } from '../../preset/ManifestPlugin.mjs';
import type { CliCommand, Output } from '../command/CliCommand';
import { type WalkedModule, walkModules } from '../command/walkModules';

export const importLegacyCommand: CliCommand = {
  name: 'import-legacy',
  parameters: '<address of a module> [address of a style sheet]',
  says: 'an entry for a plugin of the old Tasklist, with the hashes of its files, or why it cannot run here',
  run: ({ positionals }, out) => importLegacy(positionals, out),
};

/** Milliseconds for a whole answer. */
const PATIENCE = 10_000;
/** Bytes; the largest plugins of the old Tasklist, with a framework inside, have about one MiB. */
const MOST = 8 * 1024 * 1024;

/**
 * Prints what a plugin of the old Tasklist is in `config/plugins.json`.
 *
 * @returns the exit code: 1 if it cannot be moved
 */
export async function importLegacy([address, sheet]: readonly string[], out: Output): Promise<number> {
  if (address === undefined || !URL.canParse(address)) {
    out.error('Name the address of a module: https://tasks.example/operaton/app/tasklist/scripts/notes.js');
    return 1;
  }
  const main = new URL(address);
  const nameOf = (file: string) => {
    const url = new URL(file);
    return url.origin === main.origin ? url.pathname : url.href;
  };
  try {
    const modules = await walkModules(main.href, { read, resolve });
    refuseForeign(modules.get(main.href));
    const entry = {
      id: idOf(main.pathname),
      format: 'legacy-esm',
      modules: Object.fromEntries([...modules].map(([file, { bytes }]) => [nameOf(file), hashOf(bytes)])),
      ...(sheet !== undefined && { styles: { [nameOf(sheet)]: hashOf(await read(sheet)) } }),
    };
    out.print(JSON.stringify(entry, null, 2));
    const blocked = [...new Set([...modules.values()].flatMap(({ text }) => blockedIn(text)))].sort();
    if (blocked.length > 0) {
      out.error(
        `Its HTML seems to have ${blocked.join(', ')}, which the policy of the page blocks: those parts will not work (PLG-504).`,
      );
    }
    out.error(`The addresses are paths of ${main.origin}: Taskweave must be served by the same.`);
    return 0;
  } catch (error) {
    out.error(`${address} cannot be moved: ${messageOf(error)}.`);
    return 1;
  }
}

async function read(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => {
    throw new Error(`${address} does not answer`);
  });
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  // What it says of its length may be wrong.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST) throw new Error(`${address} is larger than ${MOST / 1024 / 1024} MiB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function resolve(name: string | undefined, importer: string): string {
  if (name === undefined)
    throw new Error('it works out at run time which module it imports, which no hash can cover');
  if (!/^(\.{0,2}\/|[a-z]+:)/i.test(name))
    throw new Error(`it imports "${name}" by a name that no browser can look up`);
  return new URL(name, importer).href;
}

function refuseForeign(module: WalkedModule | undefined): void {
  const { text = '', exports = [] } = module ?? {};
  if (/\bangular\s*\.\s*module\s*\(/.test(text))
    throw new Error('it is an AngularJS module, and needs the old Tasklist around it');
  if (exports.includes('default')) return;
  throw new Error(
    /\b(define|require(js)?)\s*\(/.test(text)
      ? 'it is written for RequireJS, which only the old Tasklist brings'
      : 'it has no default export',
  );
}

/** Attributes that code seems to write into HTML. */
function blockedIn(text: string): readonly string[] {
  const places = [
    ...text.matchAll(/<[a-z][^<>]*?\s(on[a-z]+|style)\s*=/gi),
    ...text.matchAll(/\bsetAttribute\(\s*['"`](on[a-z]+|style)['"`]/gi),
  ];
  return places.flatMap(([, name]) => name?.toLowerCase() ?? []);
}

function hashOf(bytes: Uint8Array): string {
  return integrity(Buffer.from(bytes), 'sha384');
}

/** `/scripts/My_Plugin.js` → `my-plugin` */
function idOf(pathname: string): string {
  const words = path.posix
    .basename(pathname, '.js')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return words.replaceAll(/^[^a-z]+|-$/g, '') || 'plugin';
}
