import { ownerOf } from './watchErrors';

export interface PolicyWatch {
  /** Folders of the files of plugins that did not come with the page, by the plugin's id. */
  readonly folders: () => Iterable<readonly [pluginId: string, baseUrl: string]>;
  /** Plugins that did not come with the page, and whose code is on it. */
  readonly running: () => readonly string[];
  readonly onBlocked: (pluginId: string, message: string) => void;
  readonly page?: Document;
}

/** Milliseconds until what was made apart from the page has its place there. */
const PLACED = 1000;
/** What is remembered, so that a plugin that breaks the policy without an end costs nothing. */
const MOST = 100;

/** Finds the plugins behind what the policy of the page has blocked: the browser writes it into its console only. */
export function watchPolicy({ folders, running, onBlocked, page = document }: PolicyWatch): () => void {
  const seen = new Set<string>();

  function handle({
    sourceFile,
    blockedURI,
    effectiveDirective,
    target,
  }: SecurityPolicyViolationEvent): void {
    const key = [effectiveDirective, blockedURI, sourceFile].join(' ');
    if (seen.has(key) || seen.size >= MOST) return;
    seen.add(key);
    const what = /^\w+:/.test(blockedURI) ? blockedURI : `${blockedURI} code`;
    const tell = (pluginId: string, doubt = '') =>
      onBlocked(pluginId, `${doubt}The policy of the page (${effectiveDirective}) blocked ${what}.`);
    const owner = ownerOf(`${sourceFile} ${blockedURI}`, folders()) ?? placeOf(target);
    if (owner !== null) {
      if (running().includes(owner)) tell(owner);
      return;
    }
    setTimeout(() => {
      const [place, ...others] = placesOf(page, blockedURI);
      const [only, ...rest] = running();
      if (place !== undefined) {
        if (others.length === 0 && running().includes(place)) tell(place);
      } else if (only !== undefined && rest.length === 0)
        tell(only, 'Probably of this plugin, the only one: ');
    }, PLACED);
  }

  page.addEventListener('securitypolicyviolation', handle);
  return () => page.removeEventListener('securitypolicyviolation', handle);
}

function placeOf(target: EventTarget | null): string | null {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-plugin]') : null;
  return place?.dataset.plugin ?? null;
}

/** The plugins in whose parts something has this address; browsers leave out what comes after the path in some cases. */
function placesOf(page: Document, address: string): readonly string[] {
  if (!URL.canParse(address)) return [];
  const found = [...page.querySelectorAll('[src], link[href]')].filter((element) => {
    const asked = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    return URL.canParse(asked, page.baseURI) && new URL(asked, page.baseURI).href.startsWith(address);
  });
  return [...new Set(found.flatMap((element) => placeOf(element) ?? []))];
}
