import type { EmbeddedFormsConfig } from '../../form-parts/formsConfig';

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
