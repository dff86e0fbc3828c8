import { distrustOf, isHashWanted, type Place } from '@taskweave/plugin-files/admin-file/distrustOf';
import { readUpTo } from '@taskweave/plugin-files/manifest/manifestLimits';
import { init, parse } from 'es-module-lexer/minimal/js';

const MOST_BYTES = 5 * 2 ** 20;

export type ListedFiles = Readonly<Record<string, string | null>>;

export interface TrustEdges extends Place {
  readonly fetch: typeof fetch;
}

export interface Refusal {
  readonly ok: false;
  readonly phase: 'refused' | 'failed';
  readonly code: string;
  readonly message: string;
}

export interface TrustedFile {
  readonly address: string;
  readonly integrity: string | null;
}

export type Trust = { readonly ok: true; readonly files: readonly TrustedFile[] } | Refusal;

export function trustFiles(listed: ListedFiles, edges: TrustEdges): Trust {
  const files: TrustedFile[] = [];
  for (const [text, integrity] of Object.entries(listed)) {
    if (!URL.canParse(text, edges.page)) return refused('PLG-105', `${text} is no address.`);
    const address = new URL(text, edges.page);
    const distrust = distrustOf(address, integrity, edges);
    if (distrust !== null) return refused(distrust.code, distrust.message);
    files.push({ address: address.href, integrity });
  }
  return { ok: true, files };
}

/** A hash covers one file only, so every file that a pinned module imports needs its own. */
export async function checkImports(files: readonly TrustedFile[], edges: TrustEdges): Promise<Trust> {
  await init();
  const pinned = new Set(files.flatMap(({ address, integrity }) => (integrity === null ? [] : [address])));
  for (const { address, integrity } of files) {
    if (integrity === null || !isHashWanted(new URL(address), edges)) continue;
    const read = await readText(address, integrity, edges);
    if (!read.ok) return read;
    const imports = importsOf(read.text, address);
    if (imports === null) return failed('PLG-404', `${address} is no JavaScript module.`);
    if (imports.includes(null)) {
      return refused(
        'PLG-308',
        `${address} works out at run time which module it imports: what that will be cannot be pinned.`,
      );
    }
    const unpinned = imports.find((imported) => imported !== null && !pinned.has(imported));
    if (unpinned !== undefined) {
      return refused(
        'PLG-301',
        `${address} imports ${unpinned}, which "modules" of the plugin file does not list with a hash.`,
      );
    }
  }
  return { ok: true, files };
}

const IMPORT_META = 3;

function importsOf(text: string, address: string): readonly (string | null)[] | null {
  let found: ReturnType<typeof parse>[0];
  try {
    [found] = parse(text);
  } catch {
    return null;
  }
  return found.flatMap(({ n: name, t: type }) => {
    if (type === IMPORT_META) return [];
    if (name === undefined) return [null];
    return [/^(\.{0,2}\/|[a-z]+:)/i.test(name) ? new URL(name, address).href : name];
  });
}

type Text = { readonly ok: true; readonly text: string } | Refusal;

async function readText(address: string, integrity: string, edges: TrustEdges): Promise<Text> {
  const { policy, fetch: send } = edges;
  const limit = () => ({ signal: AbortSignal.timeout(policy.limits.loadMs) });
  try {
    const response = await send(address, { ...limit(), integrity });
    if (!response.ok) return failed('PLG-402', `${address} answered with status ${response.status}.`);
    const text = await readUpTo(response, MOST_BYTES);
    return text === null
      ? refused('PLG-211', `${address} is larger than ${MOST_BYTES / 2 ** 20} MB.`)
      : { ok: true, text };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      return failed('PLG-403', `${address} did not answer within ${policy.limits.loadMs} ms.`);
    }
    // A wrong hash and an unreachable server fail alike; a request without the hash tells them apart.
    const answer = await send(address, limit()).catch(() => null);
    if (answer === null) return failed('PLG-401', `${address} does not answer.`);
    return answer.ok
      ? refused('PLG-302', `${address} is not the file whose hash the plugin file names.`)
      : failed('PLG-402', `${address} answered with status ${answer.status}.`);
  }
}

export function refused(code: string, message: string): Refusal {
  return { ok: false, phase: 'refused', code, message };
}

export function failed(code: string, message: string): Refusal {
  return { ok: false, phase: 'failed', code, message };
}
