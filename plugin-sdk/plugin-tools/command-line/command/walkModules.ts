import { init, parse } from 'es-module-lexer/minimal/js';

/** One module, as far as its text says. */
export interface WalkedModule {
  readonly bytes: Buffer;
  readonly text: string;
  readonly exports: readonly string[];
}

export interface ModuleWalk {
  /** The bytes of an address; rejects where it does not answer. */
  readonly read: (address: string) => Promise<Buffer>;
  /**
   * The address of what a module imports; null leaves it out. A name that only a run could compute is undefined.
   *
   * @throws why it cannot be followed
   */
  readonly resolve: (name: string | undefined, importer: string) => string | null;
}

/** `import.meta`, as the lexer numbers it: it brings in nothing. */
const IMPORT_META = 3;

/**
 * A module with all that it imports, at once or later, by their addresses; the module itself comes first.
 *
 * @throws what `read` or `resolve` throws, and what is no JavaScript module
 */
export async function walkModules(
  main: string,
  { read, resolve }: ModuleWalk,
): Promise<ReadonlyMap<string, WalkedModule>> {
  await init();
  const found = new Map<string, WalkedModule>();
  const open = [main];
  for (let address = open.shift(); address !== undefined; address = open.shift()) {
    if (found.has(address)) continue;
    const bytes = await read(address);
    const text = new TextDecoder().decode(bytes);
    const [imports, exports] = parse(text);
    found.set(address, { bytes, text, exports: exports.map(({ n: name }) => name) });
    for (const { n: name, t: type } of imports) {
      const target = type === IMPORT_META ? null : resolve(name, address);
      if (target !== null) open.push(target);
    }
  }
  return found;
}
