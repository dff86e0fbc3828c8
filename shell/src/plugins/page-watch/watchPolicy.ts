import type { WatchTools } from './Guard';
import { placeOf } from './policy/placeOf';
import { readAsked } from './policy/readAsked';

/** What an author, or an administrator, can do about each of the policy's directives. */
const ADVICE: Readonly<Record<string, string>> = {
  'script-src':
    'Scripts must be files of the plugin or of an origin in policy.origins; inline scripts, on… attributes and eval are never allowed.',
  'style-src':
    'Styles must be files of the plugin; style attributes and style elements in HTML are never allowed.',
  'connect-src': 'Add the origin to policy.origins if the plugin may send data there.',
};
const OTHERS = 'Serve it from the origin of the plugin, or add its origin to policy.origins.';
const ONLY_ONE = 'Probably of this plugin, the only one on the page that is not ours. ';
const ONE_OF_THESE = 'One of these plugins is behind it, and the browser does not say which. ';

/** Milliseconds until what was made apart from the page has its place there. */
const PLACED_MS = 1000;
/** Events that wait for that: who breaks the policy without an end is known by then. */
const MOST_WAITING = 1000;
/** Kinds of addresses of which browsers tell nothing but the kind. */
const KINDS = ['data', 'blob', 'filesystem'];

interface Unknown {
  readonly event: SecurityPolicyViolationEvent;
  /** What it begins with. */
  readonly address: string;
  /** Those whose code had run by then. */
  readonly candidates: readonly string[];
}

/** Tells what the policy of the page has kept plugins from, and what can be done about it. */
export function watchPolicy(tools: WatchTools, page: Document = document): void {
  const look = inBatches<Unknown>(PLACED_MS, (unknown) => {
    for (const one of askPage(unknown)) accuse(one.candidates, one.event);
  });
  const lookAtOnce = inBatches<Unknown>(0, (unknown) => {
    for (const one of askPage(unknown)) look(one);
  });

  page.addEventListener('securitypolicyviolation', (event) => {
    const { sourceFile, blockedURI, target } = event;
    const owner = tools.ownerOfFile(sourceFile ?? '') ?? tools.ownerOfFile(blockedURI);
    const place = target instanceof Element ? placeOf(target) : undefined;
    if (owner !== null) tell([owner], event);
    else if (place !== undefined) {
      if (tools.isForeign(place)) tell([place], event);
    } else if (!isOfExtension(sourceFile ?? '') && !isOfExtension(blockedURI)) findOut(event);
  });

  function findOut(event: SecurityPolicyViolationEvent): void {
    const candidates = [...tools.running];
    const address = addressOf(event.blockedURI);
    if (candidates.length === 0) return;
    // What is made apart from the page, as React makes HTML, is nowhere yet: its address tells where it has come to stand.
    if (address !== null) lookAtOnce({ event, address, candidates });
    // Of code and styles, the browser names the script that has written them: here it is a file of ours.
    else if (event.target !== page || event.blockedURI === '' || !isScript(event.sourceFile)) {
      accuse(candidates, event);
    }
  }

  /** Tells of those whose place is found. @returns the others */
  function askPage(unknown: readonly Unknown[]): readonly Unknown[] {
    const placesOf = readAsked(page);
    return unknown.filter(({ event, address }) => {
      const places = [...placesOf(address)];
      // Where ours asks for the same, it may be that.
      if (places.length > 0 && places.every(tools.isForeign)) tell(places, event);
      return places.length === 0;
    });
  }

  function isScript(file: string | null): boolean {
    return file !== null && file !== '' && withoutHash(file) !== withoutHash(page.URL);
  }

  function accuse(candidates: readonly string[], event: SecurityPolicyViolationEvent): void {
    tell(candidates, event, candidates.length === 1 ? ONLY_ONE : '');
  }

  function tell(by: readonly string[], event: SecurityPolicyViolationEvent, doubt = ''): void {
    const { blockedURI, effectiveDirective, disposition } = event;
    // `script-src-elem` and the like are parts of a directive.
    const directive = effectiveDirective.replace(/-(elem|attr)$/, '');
    const verb = disposition === 'report' ? 'would block' : 'blocked';
    const what = blockedURI.includes(':') ? originOf(blockedURI) : blockedURI;
    const [only = '', ...others] = by;
    tools.note(
      others.length === 0 ? only : by,
      'PLG-616',
      `${others.length === 0 ? doubt : ONE_OF_THESE}The policy of the page (${effectiveDirective}) ${verb}: ${what}. ${ADVICE[directive] ?? OTHERS}`,
    );
  }
}

/** Works on what has come within some milliseconds. */
function inBatches<Item>(pause: number, work: (items: readonly Item[]) => void): (item: Item) => void {
  let waiting: Item[] = [];
  return (item) => {
    if (waiting.length === 0) {
      setTimeout(() => {
        const items = waiting;
        waiting = [];
        work(items);
      }, pause);
    }
    if (waiting.length < MOST_WAITING) waiting.push(item);
  };
}

/** Null for what has none, as `inline` and `eval`. */
function addressOf(blockedURI: string): string | null {
  if (KINDS.includes(blockedURI)) return `${blockedURI}:`;
  return blockedURI.includes(':') ? blockedURI : null;
}

/** What a browser's extension does to the page, no plugin has done. */
function isOfExtension(address: string): boolean {
  return (address.split(':', 1)[0] ?? '').endsWith('-extension');
}

function withoutHash(address: string): string {
  return address.split('#', 1)[0] ?? '';
}

/** An origin says enough: addresses may hold what is in a task. */
function originOf(address: string): string {
  return URL.canParse(address)
    ? new URL(address).origin.replace('null', address.split(':', 1)[0] ?? '')
    : address;
}
