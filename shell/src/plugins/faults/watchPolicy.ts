import { ownerOf } from './watchErrors';

export interface PolicyWatch {
  readonly folders: () => Iterable<readonly [pluginId: string, baseUrl: string]>;
  readonly running: () => readonly string[];
  readonly onBlocked: (pluginId: string, message: string) => void;
  readonly page?: Document;
}

const PLACED = 1000;
const MOST = 100;

/** The browser only logs blocked requests to its console. */
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

/** Browsers sometimes leave out what follows the path. */
function placesOf(page: Document, address: string): readonly string[] {
  if (!URL.canParse(address)) return [];
  const found = [...page.querySelectorAll('[src], link[href]')].filter((element) => {
    const asked = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    return URL.canParse(asked, page.baseURI) && new URL(asked, page.baseURI).href.startsWith(address);
  });
  return [...new Set(found.flatMap((element) => placeOf(element) ?? []))];
}
