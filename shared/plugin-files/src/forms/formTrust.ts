export interface TrustRules {
  readonly applicationScripts: boolean;
  readonly deployedScripts: boolean | readonly string[];
  readonly places: readonly string[];
}

export interface FormOrigin {
  readonly url: string;
  readonly answer: {
    readonly url: string;
    readonly contentType: string;
    readonly isAttachment: boolean;
  };
  readonly page: string;
  readonly appRoot: string;
  readonly prefix?: string;
  readonly contextPath: string | null;
  readonly processDefinitionKey: string | null;
}

export type Trust = 'trusted' | FormPlace;

export type FormPlace = 'deployed' | 'application' | 'elsewhere';

const DEPLOYED =
  /^(?:engine\/[^/]+\/)?(?:task\/[^/]+\/deployed-form|process-definition\/(?:[^/]+|key\/[^/]+(?:\/tenant-id\/[^/]+)?)\/deployed-start-form|deployment\/[^/]+\/resources\/[^/]+\/data)$/;
/** An engine's REST API serves stored content under any of these paths, and no setting makes it trusted. */
const STORED =
  /\/(?:task|execution|process-instance|case-instance|case-execution)\/[^/]+\/(?:attachment|variables|localVariables)(?:\/|$)|\/history\/[^/]+\/[^/]+\/data$|\/variable-instance\/|\/deployment\/[^/]+\/resources(?:\/|$)|\/(?:data|deployed-form|deployed-start-form|rendered-form)$/i;
/** REST API addresses end differently, or are answered with JSON. */
const PAGE = String.raw`(?:[^/]+/)*[^/]+\.(?:x?html?|jspx?|jsf)`;
const APPLICATION = 'app:';

/** Trust depends on the origin alone, before and after redirects; the response's own claims can only take trust away. */
export function trustOf(origin: FormOrigin, rules: TrustRules): Trust {
  const { url, answer, appRoot, processDefinitionKey } = origin;
  const asked = placeOf(absolute(url, appRoot), origin, rules);
  const answered = placeOf(answer.url, origin, rules);
  const place = asked === answered ? asked : 'elsewhere';
  if (place === 'application') {
    const isPage = /^(?:text\/html|application\/xhtml\+xml)$/.test(answer.contentType);
    if (!isPage || answer.isAttachment) return 'elsewhere';
    return rules.applicationScripts ? 'trusted' : place;
  }
  if (place === 'elsewhere') return place;
  const { deployedScripts } = rules;
  if (typeof deployedScripts === 'boolean') return deployedScripts ? 'trusted' : place;
  // The list names processes, so it does not cover forms of other processes, which a whole address can name.
  const isOwn = !hasPlace(url);
  const isListed = (key: string) => deployedScripts.some((pattern) => fits(pattern, key));
  return isOwn && processDefinitionKey !== null && isListed(processDefinitionKey) ? 'trusted' : place;
}

function placeOf(url: string, origin: FormOrigin, { places }: TrustRules): FormPlace {
  const { page, appRoot, prefix = '', contextPath } = origin;
  const path = pathOf(url, page);
  if (path === null) return 'elsewhere';
  const root = pathOf(`${appRoot}/`, page) ?? '/';
  if (path.startsWith(`${root}api/engine/`)) {
    return DEPLOYED.test(path.slice(`${root}api/engine/`.length)) ? 'deployed' : 'elsewhere';
  }
  if (path.toLowerCase().startsWith(`${root}api/`.toLowerCase()) || STORED.test(path)) return 'elsewhere';
  const context =
    contextPath === null ? null : pathOf(contextPath.endsWith('/') ? contextPath : `${contextPath}/`, page);
  const own = prefix !== '' && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  const isKnown = places.some((place) => {
    if (!place.startsWith(APPLICATION)) return place.startsWith('/') && lies(own, place);
    return context !== null && lies(own, `${context}${place.slice(APPLICATION.length)}`);
  });
  return isKnown ? 'application' : 'elsewhere';
}

function absolute(url: string, appRoot: string): string {
  return hasPlace(url) ? url : `${appRoot}/api/engine/${url}`;
}

function hasPlace(url: string): boolean {
  return /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(url);
}

/** Servers may read addresses with parameters, double escapes or escaped slashes in more than one way. */
function pathOf(url: string, page: string): string | null {
  if (!URL.canParse(url, page)) return null;
  const { origin, pathname } = new URL(url, page);
  if (origin !== new URL(page).origin) return null;
  if (/%2f/i.test(pathname)) return null;
  try {
    const path = decodeURIComponent(pathname).replace(/\/{2,}/g, '/');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no name of a file has them
    return /[\u0000-\u001f;\\%]/.test(path) ? null : path;
  } catch {
    return null;
  }
}

function lies(path: string, pattern: string): boolean {
  const source = sourceOf(pattern, '[^/]*');
  return new RegExp(`^${source}${pattern.endsWith('/') ? PAGE : ''}$`).test(path);
}

function fits(pattern: string, key: string): boolean {
  return new RegExp(`^${sourceOf(pattern, '.*')}$`).test(key);
}

function sourceOf(pattern: string, any: string): string {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return parts.join(any);
}
