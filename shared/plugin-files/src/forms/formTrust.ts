/** What an administrator says of it: `embeddedForms` of the plugin `taskweave-forms`. */
export interface TrustRules {
  readonly applicationScripts: boolean;
  /** True and false for all; else keys of process definitions, `*` for any text. */
  readonly deployedScripts: boolean | readonly string[];
  /** Where files of applications lie. */
  readonly places: readonly string[];
}

export interface FormOrigin {
  /** What was asked for: a path below the engine's REST root, a path of the server, or a whole URL. */
  readonly url: string;
  readonly answer: {
    /** The whole address that has answered, after all redirects. */
    readonly url: string;
    /** As in `text/html`, without parameters; empty where the server names none. */
    readonly contentType: string;
    /** The server means it as a file to keep, not as a page. */
    readonly isAttachment: boolean;
  };
  /** Address of the page. */
  readonly page: string;
  /** Where the engine's web application lives, as in `EngineClient`. */
  readonly appRoot: string;
  /** Where the application lives that has deployed the process; null where the engine knows of none. */
  readonly contextPath: string | null;
  readonly processDefinitionKey: string | null;
}

/** `trusted` where the code of a form runs; else where the form comes from. */
export type Trust = 'trusted' | FormPlace;

/**
 * `deployed`: the engine says that it is of a deployment. `application`: at one of the places that are known to hold
 * files of the server. `elsewhere`: everything else, so also what people have stored in the engine.
 */
export type FormPlace = 'deployed' | 'application' | 'elsewhere';

/** Below the engine's REST API, in every spelling that it has for one of its engines. */
const DEPLOYED =
  /^(?:engine\/[^/]+\/)?(?:task\/[^/]+\/deployed-form|process-definition\/(?:[^/]+|key\/[^/]+(?:\/tenant-id\/[^/]+)?)\/deployed-start-form|deployment\/[^/]+\/resources\/[^/]+\/data)$/;
/** What REST APIs of engines give out, whatever the path is called that leads to them. No setting makes it trusted. */
const STORED =
  /\/(?:task|execution|process-instance|case-instance|case-execution)\/[^/]+\/(?:attachment|variables|localVariables)(?:\/|$)|\/history\/[^/]+\/[^/]+\/data$|\/variable-instance\/|\/deployment\/[^/]+\/resources(?:\/|$)|\/(?:data|deployed-form|deployed-start-form|rendered-form)$/i;
/** Addresses of a REST API end otherwise, or are answered with JSON. */
const PAGE = String.raw`(?:[^/]+/)*[^/]+\.(?:x?html?|jspx?|jsf)`;
const APPLICATION = 'app:';

/**
 * Whether the code of a form runs. Decided by where it comes from alone, before and after redirects; what the answer says
 * of itself can only take trust away.
 */
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
  // The list names processes: forms of others, which a whole address can name, are not among them.
  const isOwn = !hasPlace(url);
  const isListed = (key: string) => deployedScripts.some((pattern) => fits(pattern, key));
  return isOwn && processDefinitionKey !== null && isListed(processDefinitionKey) ? 'trusted' : place;
}

function placeOf(url: string, { page, appRoot, contextPath }: FormOrigin, { places }: TrustRules): FormPlace {
  const path = pathOf(url, page);
  if (path === null) return 'elsewhere';
  const root = pathOf(`${appRoot}/`, page) ?? '/';
  if (path.startsWith(`${root}api/engine/`)) {
    return DEPLOYED.test(path.slice(`${root}api/engine/`.length)) ? 'deployed' : 'elsewhere';
  }
  if (path.toLowerCase().startsWith(`${root}api/`.toLowerCase()) || STORED.test(path)) return 'elsewhere';
  const context =
    contextPath === null ? null : pathOf(contextPath.endsWith('/') ? contextPath : `${contextPath}/`, page);
  const isKnown = places.some((place) => {
    if (!place.startsWith(APPLICATION)) return place.startsWith('/') && lies(path, place);
    return context !== null && lies(path, `${context}${place.slice(APPLICATION.length)}`);
  });
  return isKnown ? 'application' : 'elsewhere';
}

function absolute(url: string, appRoot: string): string {
  return hasPlace(url) ? url : `${appRoot}/api/engine/${url}`;
}

function hasPlace(url: string): boolean {
  return /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(url);
}

/**
 * The path of an address of this server as browsers ask for it, decoded, with single slashes. Null for other addresses,
 * and for those that servers may read in more than one way: with parameters, with escapes of escapes and of slashes.
 */
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

/** Whether a path is the one that a pattern names, or a page in the folder that it names. */
function lies(path: string, pattern: string): boolean {
  const source = sourceOf(pattern, '[^/]*');
  return new RegExp(`^${source}${pattern.endsWith('/') ? PAGE : ''}$`).test(path);
}

function fits(pattern: string, key: string): boolean {
  return new RegExp(`^${sourceOf(pattern, '.*')}$`).test(key);
}

/** A `*` stands for any text of this kind. */
function sourceOf(pattern: string, any: string): string {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return parts.join(any);
}
