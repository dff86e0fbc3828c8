import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { PluginFault } from '../faults/PluginFault';
import type { CallWatch } from './watchCalls';

export interface EngineWallOptions {
  readonly pluginId: string;
  readonly client: EngineClient;
  readonly uses: () => readonly string[] | null;
  readonly onRefused: (fault: PluginFault) => void;
}

/** The request uses the checked address, written out, so that the same text cannot be read in two ways. */
export function engineCalls({ pluginId, client, uses, onRefused }: EngineWallOptions): CallWatch {
  function refuse(code: string, message: string): never {
    const fault = new PluginFault(code, pluginId, message);
    onRefused(fault);
    throw fault;
  }

  return (path, { method = 'GET' }) => {
    const call = engineCallOf(client, path);
    if (call === null) {
      return refuse(
        'PLG-307',
        `The plugin ${pluginId} asked its engine client for ${path.slice(0, 200)}, which is no path of the engine.`,
      );
    }
    const declared = uses();
    if (declared !== null && !isDeclared(method, call.place, declared)) {
      return refuse(
        'PLG-607',
        `The plugin ${pluginId} asked for ${method} ${call.place}, which its manifest does not declare in "uses".`,
      );
    }
    return call.path;
  };
}

export interface EngineCall {
  readonly path: string;
  readonly place: string;
}

/** A browser drops tabs and line breaks and reads backslashes as slashes, and then a server may decode again and drop what follows a semicolon. */
export function engineCallOf(
  { appRoot, restRoot, url }: Pick<EngineClient, 'appRoot' | 'restRoot' | 'url'>,
  path: string,
): EngineCall | null {
  const page = globalThis.location?.href;
  const text = url(path);
  if (!URL.canParse(text, page)) return null;
  const address = new URL(text, page);
  const root = new URL(`${appRoot}/api/`, page);
  const isOwn = address.origin === root.origin && address.username === '' && address.password === '';
  if (!isOwn || !address.pathname.startsWith(root.pathname)) return null;
  const segments: string[] = [];
  for (const segment of address.pathname.split('/')) {
    const plain = plainSegment(segment);
    if (plain === null) return null;
    segments.push(plain);
  }
  const pathname = segments.join('/');
  const rest = new URL(`${restRoot}/`, page).pathname;
  const place = pathname.startsWith(rest) ? pathname.slice(rest.length - 1) : pathname;
  return { path: `${address.pathname}${address.search}`, place };
}

/** Some servers could read such a segment as a step up. */
function plainSegment(segment: string): string | null {
  let text = segment;
  try {
    for (let round = 0; round < 3; round += 1) {
      if (text.split(/[/\\]/).some((part) => /^\.{1,2}(;|$)/.test(part))) return null;
      text = decodeURIComponent(text);
    }
  } catch {
    // A lone percent sign after decoding is part of an id; before, the address is invalid.
    if (text === segment) return null;
  }
  const [bare = ''] = segment.split(';', 1);
  return decodeURIComponent(bare).replaceAll('/', '%2F');
}

export function isDeclared(method: string, place: string, uses: readonly string[]): boolean {
  return uses.some((use) => {
    const [verb = '', pattern = ''] = use.trim().split(/\s+/, 2);
    const isMeant = verb.toUpperCase() === method.toUpperCase() || method.toUpperCase() === 'OPTIONS';
    return isMeant && patternOf(pattern).test(place);
  });
}

function patternOf(pattern: string): RegExp {
  const segments = pattern.split('/').map((segment) => {
    if (segment === '**') return '.*';
    return segment.split('*').map(literal).join('[^/]+');
  });
  return new RegExp(`^${segments.join('/')}$`);
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
