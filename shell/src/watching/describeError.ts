import { plainMessage } from './plainMessage';

/** An error of the page as it is reported: nothing in it is anybody's data. */
export interface ErrorReport {
  /** By which the person and the log know it: 16 hexadecimal digits. */
  readonly id: string;
  /** What kind, such as `TypeError`. */
  readonly name: string;
  readonly message: string;
  /** Places in our own files, the innermost first, as in `assets/shell.0123abcd.js:1:2345`. */
  readonly stack: readonly string[];
  /** When it was seen, as in `2026-01-02T03:04:05.000Z`. */
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

/**
 * The report of an error; null where it was not thrown in a file of ours, which are at `home`, but in a script of a form, a
 * plugin or an extension of the browser, whose errors are not ours to report.
 */
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

/**
 * Names of functions stay: they may be computed. So does what an address has behind a question mark or a hash. Empty where the
 * innermost place is not ours: what fails there is somebody else's.
 */
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
