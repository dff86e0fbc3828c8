import type { WatchTools } from './Guard';

/** What an author, or an administrator, can do about each of the policy's directives. */
const ADVICE: Readonly<Record<string, string>> = {
  'script-src':
    'Scripts must be files of the plugin or of an origin in policy.origins; inline scripts, on… attributes and eval are never allowed.',
  'style-src':
    'Styles must be files of the plugin; style attributes and style elements in HTML are never allowed.',
  'connect-src': 'Add the origin to policy.origins if the plugin may send data there.',
};
const OTHERS = 'Serve it from the origin of the plugin, or add its origin to policy.origins.';

/** Tells what the policy of the page has kept plugins from, and what can be done about it. */
export function watchPolicy(tools: WatchTools, page: Document = document): void {
  page.addEventListener('securitypolicyviolation', (event) => {
    const { sourceFile, blockedURI, effectiveDirective, target, disposition } = event;
    const owner =
      tools.ownerOfFile(sourceFile ?? '') ?? tools.ownerOfFile(blockedURI) ?? ownerOfPart(target, tools);
    if (owner === null) return;
    // `script-src-elem` and the like are parts of a directive.
    const directive = effectiveDirective.replace(/-(elem|attr)$/, '');
    const verb = disposition === 'report' ? 'would block' : 'blocked';
    const what = blockedURI.includes(':') ? originOf(blockedURI) : blockedURI;
    tools.note(
      owner,
      'PLG-616',
      `The policy of the page (${effectiveDirective}) ${verb}: ${what}. ${ADVICE[directive] ?? OTHERS}`,
    );
  });
}

/** An origin says enough: addresses may hold what is in a task. */
function originOf(address: string): string {
  return URL.canParse(address)
    ? new URL(address).origin.replace('null', address.split(':', 1)[0] ?? '')
    : address;
}

function ownerOfPart(target: EventTarget | null, { isForeign }: WatchTools): string | null {
  const part = target instanceof Element ? target.closest<HTMLElement>('[data-plugin]') : null;
  const pluginId = part?.dataset.plugin;
  return pluginId !== undefined && isForeign(pluginId) ? pluginId : null;
}
