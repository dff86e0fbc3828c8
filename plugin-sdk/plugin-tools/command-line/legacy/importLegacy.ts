import path from 'node:path';
import { messageOf } from '@taskweave/engine-client/messageOf';
import { isLegacyPoint } from '@taskweave/plugin-files/manifest/legacyPoints';
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
    const main = await addressOf(new URL(address));
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
    const texts = [...modules.values()].map(({ text }) => text);
    for (const doubt of doubtsOf(texts, main.origin)) out.error(doubt);
    out.error(`The addresses are paths of ${main.origin}: Taskweave must be served by the same.`);
    return 0;
  },
};

async function modulesOf(main: string): Promise<ReadonlyMap<string, WalkedModule>> {
  try {
    const modules = await walkModules(main, { read: fetchBytes, resolve });
    refuseForeign(
      modules.get(main),
      [...modules.values()].map(({ text }) => text),
    );
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

/** `customScripts` name files without their ending, as the old Tasklist added it. */
async function addressOf(address: URL): Promise<URL> {
  if (/\.m?js$/.test(address.pathname)) return address;
  const whole = new URL(address);
  whole.pathname += '.js';
  return fetchBytes(address).then(
    () => address,
    () => whole,
  );
}

function refuseForeign(module: WalkedModule | undefined, all: readonly string[]): void {
  const { text = '', exports = [] } = module ?? {};
  if (/\bangular\s*\.\s*module\s*\(/.test(text))
    throw new Error('it is an AngularJS module, and needs the old Tasklist around it.');
  if (usesJQuery(text) && !all.some((one) => /\.(?:jQuery|\$)\s{0,4}=/.test(one)))
    throw new Error(
      'it uses jQuery as a global ($), which only the old Tasklist brings: import it in the module.',
    );
  if (exportsNothing(text))
    throw new Error(
      'it exports an empty list: nothing of it is shown, and styles that it adds are blocked by the policy.',
    );
  const points = pointsIn(all);
  if (points.length > 0 && points.every((point) => !isLegacyPoint(point)))
    throw new Error(`its plugins are for ${points.join(', ')}, and for no point that there is here.`);
  if (exports.includes('default')) return;
  throw new Error(
    /\b(define|require(js)?)\s*\(/.test(text)
      ? 'it is written for RequireJS, which only the old Tasklist brings.'
      : 'it has no default export.',
  );
}

/** A call of `$` or `jQuery` where nothing in the file has that name; bundlers give it to their own. */
function usesJQuery(text: string): boolean {
  const isDeclared = /\b(?:var|let|const|class|function|import)\s{1,4}(?:\$|jQuery)(?![\w$])/.test(text);
  const isBound = isDeclared || /[,({*]\s{0,4}(?:\$|jQuery)\s{0,4}[=,)}:;]/.test(text);
  return !isBound && /(?<![\w$.'"`])(?:\$|jQuery)\s{0,4}[.(]/.test(text);
}

function exportsNothing(text: string): boolean {
  if (/\bexport\s{1,4}default\s{0,4}\[\s{0,4}\]/.test(text)) return true;
  const [, name] =
    /\bexport\s{1,4}default\s{1,4}([\w$]{1,60})\s{0,4}(?:;|$)/m.exec(text) ??
    /([\w$]{1,60})\s{1,4}as\s{1,4}default\b/.exec(text) ??
    [];
  // A list that the file fills later is no empty export.
  return name !== undefined && !text.includes(`${name}.push(`) && emptyLists(text).includes(name);
}

/** Names of what begins as an empty list. */
function emptyLists(text: string): readonly string[] {
  return [...text.matchAll(/([\w$]{1,60})\s{0,4}=\s{0,4}\[\s{0,4}\]/g)].flatMap(([, name]) => name ?? []);
}

function pointsIn(texts: readonly string[]): readonly string[] {
  const points = texts.flatMap((text) =>
    [...text.matchAll(/\bpluginPoint['"]?\s{0,4}:\s{0,4}['"`]([\w.-]+)['"`]/g)].flatMap(
      ([, point]) => point ?? [],
    ),
  );
  return [...new Set(points)].sort();
}

/** What will not work, as far as the text tells. */
function doubtsOf(texts: readonly string[], ownOrigin: string): readonly string[] {
  const found = (of: (text: string) => readonly string[]) =>
    [...new Set(texts.flatMap(of))].sort().join(', ');
  const attributes = found(blockedIn);
  const styles = texts.some((text) => /<style\b|createElement\(\s{0,4}['"`]style['"`]/i.test(text));
  const servers = found((text) => serversIn(text).filter((origin) => origin !== ownOrigin));
  const points = pointsIn(texts).filter((point) => point.startsWith('tasklist.') && !isLegacyPoint(point));
  const elements = found((text) => elementsIn(text).filter((name) => !isDefined(name, texts)));
  return [
    attributes &&
      `Its HTML seems to have ${attributes}, which the policy of the page blocks: those parts will not work (PLG-504).`,
    styles &&
      'It seems to add style elements, which the policy of the page blocks: list a style sheet instead (PLG-616).',
    servers &&
      `It seems to ask ${servers} for something, which the policy of the page blocks: serve it yourself, or add the server to policy.origins (PLG-616).`,
    points.length > 0 &&
      `There is no point ${points.join(', ')} here: those of its plugins are left out (PLG-505).`,
    elements &&
      `It draws ${elements}, which none of its files defines: if another of the customScripts does, import that one in this module.`,
  ].filter((doubt): doubt is string => typeof doubt === 'string' && doubt !== '');
}

/** Origins that code seems to ask for pictures, files or data. */
function serversIn(text: string): readonly string[] {
  const asked =
    /(?:\bsrc\s{0,4}[=:]\s{0,4}\\?["'`]?|\bfetch\(\s{0,4}["'`]|\burl\(["'`]?|["'`](?:src|GET|POST|PUT|DELETE)["'`]\s{0,4},\s{0,4}["'`])(https?:\/\/[\w.:-]{1,255})/gi;
  return [...text.matchAll(asked)].flatMap(([, origin = '']) =>
    URL.canParse(origin) ? [new URL(origin).origin] : [],
  );
}

/** Custom elements that code seems to draw. */
function elementsIn(text: string): readonly string[] {
  const drawn =
    /(?:<|createElement\(\s{0,4}["'`])([a-z][a-z0-9]{0,60}(?:-[a-z0-9]{1,60}){1,8})(?=[\s>"'`/])/g;
  return [...text.matchAll(drawn)].flatMap(([, name]) => name ?? []);
}

function isDefined(name: string, texts: readonly string[]): boolean {
  const spelled = ['"', "'", '`'].map((quote) => quote + name + quote);
  return texts.some((text) => text.includes('customElements') && spelled.some((one) => text.includes(one)));
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
