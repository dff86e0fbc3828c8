/** What the administrator says about embedded forms, in the plugin's `config` of `plugins.json`. */
export interface EmbeddedFormsConfig {
  /** Whether forms of the deploying application run code (scripts, AngularJS). They came with the server. */
  readonly applicationScripts: boolean;
  /**
   * Whether forms of a deployment do. They do by default, as in the engine's own Tasklist: whoever may deploy may run
   * scripts in the engine already. A list names the process definition keys for which it is so; `*` stands for any text.
   */
  readonly deployedScripts: boolean | readonly string[];
  /** Whether attributes such as `onclick` run, in forms that run code. */
  readonly inlineHandlers: boolean;
}

const DEFAULTS = {
  applicationScripts: true,
  deployedScripts: true,
  inlineHandlers: false,
};

/** Reads `config.embeddedForms`. What is missing has its default; a value of a wrong type was meant to forbid something. */
export function readEmbeddedFormsConfig(config: unknown): EmbeddedFormsConfig {
  const given = isRecord(config) && isRecord(config.embeddedForms) ? config.embeddedForms : {};
  const { applicationScripts, deployedScripts, inlineHandlers } = given;
  const isList = Array.isArray(deployedScripts) && deployedScripts.every((key) => typeof key === 'string');
  return {
    applicationScripts: readFlag(applicationScripts, DEFAULTS.applicationScripts),
    deployedScripts: isList
      ? (deployedScripts as string[])
      : readFlag(deployedScripts, DEFAULTS.deployedScripts),
    inlineHandlers: readFlag(inlineHandlers, DEFAULTS.inlineHandlers),
  };
}

export interface FormOrigin {
  /** Where the source came from: a path below the engine's REST root, a path of the server, or a whole URL. */
  readonly url: string;
  readonly processDefinitionKey: string | null;
}

/** Whether the code of a form runs. */
export function mayRunCode({ url, processDefinitionKey }: FormOrigin, config: EmbeddedFormsConfig): boolean {
  const place = placeOf(url);
  if (place === 'foreign') return false;
  if (place === 'application') return config.applicationScripts;
  if (typeof config.deployedScripts === 'boolean') return config.deployedScripts;
  return (
    processDefinitionKey !== null &&
    config.deployedScripts.some((pattern) => fits(pattern, processDefinitionKey))
  );
}

/**
 * `engine`: what people have deployed or stored in the engine, however its address is written. `application`: a file
 * of the server. `foreign`: everything else.
 */
function placeOf(url: string): 'engine' | 'application' | 'foreign' {
  const isBelowRestRoot = !url.startsWith('/') && !/^[a-z][a-z\d+.-]*:/i.test(url);
  if (isBelowRestRoot) return 'engine';
  const address = new URL(url, location.href);
  if (address.origin !== location.origin) return 'foreign';
  const path = normalPath(address.pathname);
  if (path === null) return 'foreign';
  return /\/(api|engine-rest|engine|rest)(\/|$)/i.test(path) ? 'engine' : 'application';
}

/** The path as servers see it: without parameters, encoded letters, empty segments and dots. Null where it has none. */
function normalPath(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname);
    const plain = decoded.replaceAll('\\', '/').replace(/;[^/]*/g, '');
    return plain.includes('%') ? null : new URL(plain.replace(/\/{2,}/g, '/'), location.origin).pathname;
  } catch {
    return null;
  }
}

function fits(pattern: string, key: string): boolean {
  const source = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${source.join('.*')}$`).test(key);
}

function readFlag(given: unknown, byDefault: boolean): boolean {
  return given === undefined ? byDefault : given === true;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
