import { createHash } from 'node:crypto';
import { messageOf } from '@taskweave/engine-client/messageOf';
import { init, parse } from 'es-module-lexer/minimal/js';

export type LegacyModules =
  | {
      readonly ok: true;
      readonly hashes: ReadonlyMap<string, string>;
      /** Attributes in its HTML that will have no effect: `onclick`, `style`. */
      readonly blocked: readonly string[];
    }
  /** Why it cannot run here. */
  | { readonly ok: false; readonly reason: string };

/**
 * A module of the old Tasklist with all that it imports, and their hashes.
 *
 * @param main address of the module
 * @param read gives the bytes of an address; rejects where it does not answer
 */
export async function readLegacyModules(
  main: string,
  read: (address: string) => Promise<Uint8Array>,
): Promise<LegacyModules> {
  await init();
  const hashes = new Map<string, string>();
  const blocked = new Set<string>();
  const open = [main];
  for (let address = open.shift(); address !== undefined; address = open.shift()) {
    if (hashes.has(address)) continue;
    let bytes: Uint8Array;
    try {
      bytes = await read(address);
    } catch (error) {
      return { ok: false, reason: messageOf(error) };
    }
    hashes.set(address, `sha384-${createHash('sha384').update(bytes).digest('base64')}`);
    const text = new TextDecoder().decode(bytes);
    const module = readModule(text);
    if (typeof module === 'string') return { ok: false, reason: module };
    if (address === main && !module.hasDefault) return { ok: false, reason: 'it has no default export' };
    for (const name of blockedIn(text)) blocked.add(name);
    for (const name of module.imports) {
      if (name === null) {
        return {
          ok: false,
          reason: 'it works out at run time which module it imports, which no hash can cover',
        };
      }
      if (!/^(\.{0,2}\/|[a-z]+:)/i.test(name)) {
        return { ok: false, reason: `it imports "${name}" by a name that no browser can look up` };
      }
      open.push(new URL(name, address).href);
    }
  }
  return { ok: true, hashes, blocked: [...blocked].sort() };
}

/** Attributes that code seems to write into HTML. */
function blockedIn(text: string): readonly string[] {
  const places = [
    ...text.matchAll(/<[a-z][^<>]*?\s(on[a-z]+|style)\s*=/gi),
    ...text.matchAll(/\bsetAttribute\(\s*['"`](on[a-z]+|style)['"`]/gi),
  ];
  return places.flatMap(([, name]) => name?.toLowerCase() ?? []);
}

/** `import.meta`, as the lexer numbers it: it brings in nothing. */
const IMPORT_META = 3;

interface Module {
  /** Null for a name that is not known before it runs. */
  readonly imports: readonly (string | null)[];
  readonly hasDefault: boolean;
}

/** @returns what it imports, or why it is no module */
function readModule(text: string): Module | string {
  let found: ReturnType<typeof parse>;
  try {
    found = parse(text);
  } catch {
    return 'it is no JavaScript module';
  }
  const [imports, exports] = found;
  if (imports.length + exports.length === 0 && /\b(define|require(js)?)\s*\(/.test(text)) {
    return 'it is written for RequireJS, which only the old Tasklist brings';
  }
  if (/\bangular\s*\.\s*module\s*\(/.test(text)) {
    return 'it is an AngularJS module, and needs the old Tasklist around it';
  }
  return {
    imports: imports.flatMap(({ n: name, t: type }) => (type === IMPORT_META ? [] : [name ?? null])),
    hasDefault: exports.some(({ n: name }) => name === 'default'),
  };
}
