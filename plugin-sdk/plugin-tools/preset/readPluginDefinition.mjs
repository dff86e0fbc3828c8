import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { experiments } from '@rspack/core';

const require = createRequire(import.meta.url);
/** `() => import('./de.json')`, with a hint for the bundler perhaps. */
const DIRECT_IMPORT = /^\(\)\s*=>\s*import\(\s*(?:\/\*[\s\S]*?\*\/\s*)?(["'])(.+?)\1\s*\)$/;

/**
 * Runs a plugin's data-only `plugin.ts` and returns its definition: lazy imports stay functions that nobody calls, but for
 * languages in their own files, `de: () => import('./de.json')`, in whose place their texts stand. Running it the file, rather
 * than reading its syntax, lets authors compute their data as they like.
 *
 * @param {string} file absolute path of `plugin.ts`
 * @returns {{ definition: PluginDefinitionData, files: string[] }} the definition and every file it was made of
 * @typedef {{ id: string, displayName?: string, publisher?: string, requires?: { engine: string | Record<string, string> }, config?: { properties?: Record<string, unknown> }, uses?: string[], backends?: string[], translations?: Record<string, unknown>, contributions: ContributionData[] }} PluginDefinitionData
 * @typedef {{ point: string, id: string, priority?: number, when?: object, meta: Record<string, unknown>, component?: unknown, mount?: unknown }} ContributionData
 */
export function readPluginDefinition(file) {
  /** @type {Modules} */
  const modules = new Map();
  const definition = /** @type {{ default?: PluginDefinitionData }} */ (load(file, modules)).default;
  if (definition === undefined || !Array.isArray(definition.contributions)) {
    throw new Error(`Taskweave: ${file} must export the result of definePlugin as its default export.`);
  }
  const { translations } = definition;
  return {
    definition: translations
      ? { ...definition, translations: textsOf(translations, file, modules) }
      : definition,
    files: [...modules.keys()],
  };
}

/** @typedef {Map<string, { exports: Record<string, unknown> }>} Modules */

/**
 * @param {Record<string, unknown>} translations
 * @param {string} file whose folder the imports start from
 * @param {Modules} modules
 */
function textsOf(translations, file, modules) {
  return Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => {
      const [, , request = ''] = (typeof texts === 'function' && DIRECT_IMPORT.exec(String(texts))) || [];
      // Nobody can read a computed value, or one from a package, before it runs. The bundler reports what is not there.
      const isFile = request.startsWith('.') && existsSync(targetOf(request, file));
      return [language, isFile ? load(targetOf(request, file), modules).default : texts];
    }),
  );
}

/**
 * @param {string} file
 * @param {Modules} modules
 * @returns {Record<string, unknown>}
 */
function load(file, modules) {
  const known = modules.get(file);
  if (known !== undefined) return known.exports;
  const source = readFileSync(file, 'utf8');
  const module = { exports: /** @type {Record<string, unknown>} */ ({}) };
  modules.set(file, module);
  if (file.endsWith('.json')) {
    module.exports = { default: JSON.parse(source) };
    return module.exports;
  }
  const { code } = experiments.swc.transformSync(source, {
    filename: file,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs', ignoreDynamic: true },
  });
  const run = vm.runInThisContext(`(function (exports, require, module) {${code}\n})`, {
    filename: file,
    importModuleDynamically: refuseDynamicImport,
  });
  const requireFrom = (/** @type {string} */ request) => {
    if (request === '@taskweave/plugin-sdk') return { __esModule: true, ...declarations };
    if (!request.startsWith('.')) return require(request);
    return { __esModule: true, ...load(targetOf(request, file), modules) };
  };
  run(module.exports, requireFrom, module);
  return module.exports;
}

/**
 * @param {string} request
 * @param {string} file that asks
 */
function targetOf(request, file) {
  return path.resolve(path.dirname(file), /\.[a-z]+$/.test(request) ? request : `${request}.ts`);
}

/** What the SDK's declaring functions do, without the types. */
const declarations = {
  definePlugin: (/** @type {unknown} */ definition) => definition,
  defineConfig: (/** @type {unknown} */ schema) => schema,
  contribute: (/** @type {string} */ point, /** @type {Record<string, unknown>} */ contribution) => {
    const { id, priority, when, component, mount, ...meta } = contribution;
    return { point, id, priority, when, component, mount, meta };
  },
};

/** @returns {never} */
function refuseDynamicImport() {
  throw new Error(
    'Taskweave: plugin.ts must hold data and lazy imports only; it may not import code while it runs.',
  );
}
