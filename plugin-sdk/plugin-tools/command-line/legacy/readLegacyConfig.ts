import vm from 'node:vm';

/** What the old Tasklist's configuration says of plugins. */
export interface LegacyConfig {
  /** Of `customScripts`, as they are written there. */
  readonly scripts: readonly string[];
  /** Modules of RequireJS and AngularJS, from the configuration of older versions. */
  readonly angular: readonly string[];
}

/**
 * Reads `config.js` of the old Tasklist: a module with a default export, or a script that sets
 * `window.camTasklistConf`. It is run, without anything of a page around it.
 *
 * @throws it cannot be run
 */
export function readLegacyConfig(text: string): LegacyConfig {
  const page: Record<string, unknown> = {};
  page.window = page;
  page.self = page;
  const script = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*export\s+default\s/m, 'window.camTasklistConf = ')
    .replaceAll(/^\s*import\s.*$/gm, '');
  vm.runInNewContext(script, page, { timeout: 1000 });
  const { customScripts } = Object(page.camTasklistConf) as { readonly customScripts?: unknown };
  if (Array.isArray(customScripts)) return { scripts: customScripts.filter(isText), angular: [] };
  const { ngDeps, deps, paths } = Object(customScripts) as Readonly<Record<string, unknown>>;
  const angular = [ngDeps, deps].flatMap((list) => (Array.isArray(list) ? list.filter(isText) : []));
  return { scripts: [], angular: [...new Set([...angular, ...Object.keys(Object(paths))])] };
}

/** A JAR that brought plugins, as the page of the old Tasklist names them. */
export interface PluginPackage {
  readonly name: string;
  /** Folder of its files, a path of the server. */
  readonly location: string;
  /** Name of its main file, without an ending. */
  readonly main: string;
}

/** @param page of the old Tasklist, which names the packages in a script */
export function readPluginPackages(page: string): readonly PluginPackage[] {
  const [, list] = /PLUGIN_PACKAGES\s*=\s*(\[[\s\S]*?\])\s*(?:\|\||;|<)/.exec(page) ?? [];
  if (list === undefined) return [];
  const found: unknown = vm.runInNewContext(list, {}, { timeout: 1000 });
  if (!Array.isArray(found)) return [];
  return found.flatMap((one: unknown) => {
    const { name, location, main = 'plugin' } = Object(one) as Readonly<Record<string, unknown>>;
    return isText(name) && isText(location) && isText(main) ? [{ name, location, main }] : [];
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
