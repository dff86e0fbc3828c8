import type { WatchTools } from './Guard';

/** What an author, or an administrator, can do about each of the policy's directives. */
const ADVICE: Readonly<Record<string, string>> = {
  'script-src':
    'Scripts must be files of the plugin or of an origin in policy.origins; inline scripts, on… attributes and eval are never allowed.',
  'style-src':
    'Styles must be files of the plugin; style attributes and style elements in HTML are never allowed.',
  'connect-src': 'Add the origin to policy.origins if the plugin may send data there.',
};
/** Looks through the page: who breaks the policy without an end is known by then. */
const MOST_LOOKS = 100;
/** Milliseconds until what was made apart from the page has its place there. */
const PLACED_MS = 1000;
const OTHERS = 'Serve it from the origin of the plugin, or add its origin to policy.origins.';

/** Tells what the policy of the page has kept plugins from, and what can be done about it. */
export function watchPolicy(tools: WatchTools, page: Document = document): void {
  let looks = 0;
  page.addEventListener('securitypolicyviolation', (event) => {
    const { sourceFile, blockedURI, target } = event;
    const owner =
      tools.ownerOfFile(sourceFile ?? '') ?? tools.ownerOfFile(blockedURI) ?? ownerOfPart(target, tools);
    if (owner !== null) tell(owner, event);
    // What is made apart from the page, as React makes HTML, is nowhere yet: its address tells where it has come to stand.
    else if (target === page && blockedURI.includes(':') && looks++ < MOST_LOOKS) look(event);
  });

  function look(event: SecurityPolicyViolationEvent, isLast = false): void {
    const owners = ownersOfAddress(event.blockedURI, page);
    const [owner] = owners;
    if (owner === undefined && !isLast) setTimeout(look, PLACED_MS, event, true);
    else if (owners.size === 1 && owner !== undefined && tools.isForeign(owner)) tell(owner, event);
    else if (owner === undefined && tools.running.length === 1) {
      tell(
        tools.running[0] ?? '',
        event,
        'Probably of this plugin, the only one on the page that is not ours. ',
      );
    }
  }

  function tell(owner: string, event: SecurityPolicyViolationEvent, doubt = ''): void {
    const { blockedURI, effectiveDirective, disposition } = event;
    // `script-src-elem` and the like are parts of a directive.
    const directive = effectiveDirective.replace(/-(elem|attr)$/, '');
    const verb = disposition === 'report' ? 'would block' : 'blocked';
    const what = blockedURI.includes(':') ? originOf(blockedURI) : blockedURI;
    tools.note(
      owner,
      'PLG-616',
      `${doubt}The policy of the page (${effectiveDirective}) ${verb}: ${what}. ${ADVICE[directive] ?? OTHERS}`,
    );
  }
}

/** Attributes whose addresses the browser fetches by itself. */
const FETCHED = ['src', 'srcset', 'poster', 'data', 'href', 'style'];

/** The plugins, ours as well, in whose parts something asks for an address. */
function ownersOfAddress(address: string, page: Document): ReadonlySet<string> {
  const asking = [
    ...page.querySelectorAll(`[data-plugin] :is(${FETCHED.map((name) => `[${name}]`).join()})`),
  ];
  return new Set(
    asking.filter((element) => asksFor(element, address)).flatMap((element) => partOf(element) ?? []),
  );
}

function asksFor(element: Element, address: string): boolean {
  return FETCHED.some((name) => {
    const value = element.getAttribute(name);
    if (value === null) return false;
    const absolute = URL.canParse(value, element.baseURI) ? new URL(value, element.baseURI) : null;
    if (absolute !== null) absolute.hash = '';
    return absolute?.href === address || value.includes(address);
  });
}

/** An origin says enough: addresses may hold what is in a task. */
function originOf(address: string): string {
  return URL.canParse(address)
    ? new URL(address).origin.replace('null', address.split(':', 1)[0] ?? '')
    : address;
}

function ownerOfPart(target: EventTarget | null, { isForeign }: WatchTools): string | null {
  const pluginId = target instanceof Element ? partOf(target) : undefined;
  return pluginId !== undefined && isForeign(pluginId) ? pluginId : null;
}

function partOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-plugin]')?.dataset.plugin;
}
