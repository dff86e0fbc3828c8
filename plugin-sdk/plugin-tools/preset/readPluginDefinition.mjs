import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { experiments } from '@rspack/core';
import { directImport } from './findFaults.mjs';

const require = createRequire(import.meta.url);

/**
 * Runs a plugin's data-only `plugin.ts` and returns its definition: lazy imports stay functions that nobody calls, but for
 * languages in their own files, `de: () => import('./de.json')`, in whose place their texts stand. Running it the file, rather
 * than reading its syntax, lets authors compute their data as they like.
 *
 * @param {string} file absolute path of `plugin.ts`
 * @returns {Promise<{ definition: PluginDefinitionData, files: string[] }>} the definition and every file it was made of
 * @typedef {{ id: string, displayName?: string, publisher?: string, requires?: { engine: string | Record<string, string> }, config?: { properties?: Record<string, unknown> }, uses?: string[], backends?: string[], translations?: Record<string, unknown>, contributions: ContributionData[] }} PluginDefinitionData
 * @typedef {{ point: string, id: string, priority?: number, when?: object, meta: Record<string, unknown>, component?: unknown, mount?: unknown }} ContributionData
 */
export async function readPluginDefinition(file) {
  /** @type {Map<string, { exports: Record<string, unknown> }>} */
  const modules = new Map();
  const definition = /** @type {{ default?: PluginDefinitionData }} */ (await load(file, modules)).default;
  if (definition === undefined || !Array.isArray(definition.contributions)) {
    throw new Error(`Taskweave: ${file} must export the result of definePlugin as its default export.`);
  }
  const translations = await readLanguages(definition.translations, file, modules);
  return {
    definition: translations === undefined ? definition : { ...definition, translations },
    files: [...modules.keys()],
  };
}

/**
 * @param {Record<string, unknown> | undefined} translations
 * @param {string} file whose folder the imports start from
 * @param {Map<string, { exports: Record<string, unknown> }>} modules
 * @returns {Promise<Record<string, unknown> | undefined>}
 */
async function readLanguages(translations, file, modules) {
  if (translations === undefined) return undefined;
  const languages = Object.entries(translations).map(async ([language, texts]) => {
    const request = typeof texts === 'function' ? directImport(texts) : null;
    // What is computed, or comes from a package, nobody can read before it runs. The bundler tells of what is not there.
    if (request === null || !request.startsWith('.') || !existsSync(targetOf(request, file))) {
      return [language, texts];
    }
    return [language, (await load(targetOf(request, file), modules)).default];
  });
  return Object.fromEntries(await Promise.all(languages));
}

/**
 * @param {string} file
 * @param {Map<string, { exports: Record<string, unknown> }>} modules
 * @returns {Promise<Record<string, unknown>>}
 */
async function load(file, modules) {
  const known = modules.get(file);
  if (known !== undefined) return known.exports;
  const source = await readFile(file, 'utf8');
  const module = { exports: /** @type {Record<string, unknown>} */ ({}) };
  modules.set(file, module);
  if (file.endsWith('.json')) {
    module.exports = { default: JSON.parse(source) };
    return module.exports;
  }
  const { code } = await experiments.swc.transform(source, {
    filename: file,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs', ignoreDynamic: true },
  });
  const imports = await loadImports(code, file, modules);
  const run = vm.runInThisContext(`(function (exports, require, module) {${code}\n})`, {
    filename: file,
    importModuleDynamically: refuseDynamicImport,
  });
  run(module.exports, (/** @type {string} */ request) => imports.get(request) ?? require(request), module);
  return module.exports;
}

/**
 * @param {string} code
 * @param {string} file
 * @param {Map<string, { exports: Record<string, unknown> }>} modules
 */
async function loadImports(code, file, modules) {
  /** @type {Map<string, Record<string, unknown>>} */
  const imports = new Map([['@taskweave/plugin-sdk', { __esModule: true, ...declarations }]]);
  for (const [, request] of code.matchAll(/require\("(\.[^"]+)"\)/g)) {
    if (request === undefined) continue;
    imports.set(request, { __esModule: true, ...(await load(targetOf(request, file), modules)) });
  }
  return imports;
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
