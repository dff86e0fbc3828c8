import { plainMessage } from './plainMessage';

/** A report must contain nobody's data. */
export interface ErrorReport {
  readonly id: string;
  readonly name: string;
  readonly message: string;
  readonly stack: readonly string[];
  readonly at: string;
}

const NAMES: ReadonlySet<string> = new Set([
  'AggregateError',
  'ChunkLoadError',
  'DataCloneError',
  'Error',
  'EvalError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TypeError',
  'URIError',
]);

const MOST_PLACES = 10;
const ADDRESS = /https?:\/\/[^\s()]+/g;
const OUR_FILE = /^((?:assets|remotes\/[\w-]+)\/[\w.-]+\.js)(?:[?#][^:]*)?(:\d+:\d+)$/;

export function describeError(error: unknown, home: string): ErrorReport | null {
  if (!(error instanceof Error || error instanceof DOMException)) return null;
  const stack = placesIn(error.stack ?? '', home);
  if (stack.length === 0) return null;
  return {
    id: newId(),
    name: NAMES.has(error.name) ? error.name : 'Error',
    message: plainMessage(error.message),
    stack,
    at: new Date().toISOString(),
  };
}

/** Function names may be computed, and addresses may carry data after `?` or `#`. */
function placesIn(stack: string, home: string): string[] {
  const places = [...stack.matchAll(ADDRESS)].map(([address]) => placeOf(address, home));
  if (places[0] === null) return [];
  return places.filter((place) => place !== null).slice(0, MOST_PLACES);
}

function placeOf(address: string, home: string): string | null {
  const [, file, place] = (address.startsWith(home) && OUR_FILE.exec(address.slice(home.length))) || [];
  return file === undefined || place === undefined ? null : file + place;
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
