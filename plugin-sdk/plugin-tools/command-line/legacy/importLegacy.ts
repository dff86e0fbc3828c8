import path from 'node:path';
import { messageOf } from '@taskweave/engine-client/messageOf';
import { integrity } from '../../preset/ManifestPlugin.mjs';
import type { CliCommand } from '../command/CliCommand';
import { fetchBytes } from '../command/fetchBytes';
import { type WalkedModule, walkModules } from '../command/walkModules';

/** Prints what a plugin of the old Tasklist is in `config/plugins.json`. */
export const importLegacyCommand: CliCommand = {
  name: 'import-legacy',
  parameters: '<address of a module> [address of a style sheet]',
  says: 'an entry for a plugin of the old Tasklist, with the hashes of its files, or why it cannot run here',
  async run({ positionals: [address = '', sheet] }, out) {
    if (!URL.canParse(address)) {
      throw new Error(
        'Name the address of a module: https://tasks.example/operaton/app/tasklist/scripts/notes.js',
      );
    }
    const main = new URL(address);
    const nameOf = (file: string) => {
      const url = new URL(file);
      return url.origin === main.origin ? url.pathname : url.href;
    };
    const modules = await modulesOf(main.href);
    const entry = {
      id: idOf(main.pathname),
      format: 'legacy-esm',
      modules: Object.fromEntries(
        [...modules].map(([file, { bytes }]) => [nameOf(file), integrity(bytes, 'sha384')]),
      ),
      ...(sheet !== undefined && {
        styles: { [nameOf(sheet)]: integrity(await fetchBytes(sheet), 'sha384') },
      }),
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
  },
};

async function modulesOf(main: string): Promise<ReadonlyMap<string, WalkedModule>> {
  try {
    const modules = await walkModules(main, { read: fetchBytes, resolve });
    refuseForeign(modules.get(main));
    return modules;
  } catch (error) {
    throw new Error(`${main} cannot be moved: ${messageOf(error)}`);
  }
}

function resolve(name: string | undefined, importer: string): string {
  if (name === undefined)
    throw new Error('it works out at run time which module it imports, which no hash can cover.');
  if (!/^(\.{0,2}\/|[a-z]+:)/i.test(name))
    throw new Error(`it imports "${name}" by a name that no browser can look up.`);
  return new URL(name, importer).href;
}

function refuseForeign(module: WalkedModule | undefined): void {
  const { text = '', exports = [] } = module ?? {};
  if (/\bangular\s*\.\s*module\s*\(/.test(text))
    throw new Error('it is an AngularJS module, and needs the old Tasklist around it.');
  if (exports.includes('default')) return;
  throw new Error(
    /\b(define|require(js)?)\s*\(/.test(text)
      ? 'it is written for RequireJS, which only the old Tasklist brings.'
      : 'it has no default export.',
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

/** `/scripts/My_Plugin.js` → `my-plugin` */
function idOf(pathname: string): string {
  const words = path.posix
    .basename(pathname, '.js')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return words.replaceAll(/^[^a-z]+|-$/g, '') || 'plugin';
}
