import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { BROWSERS } from '@taskweave/plugin-sdk/rspack';
import { parse } from 'acorn';
import { visit } from '../../expressions/readTree.mjs';
import { APP_DIR } from '../buildApp.mjs';
import { EXCUSES, EXCUSES_OF_FILES } from './browserExcuses.mjs';

/**
 * @typedef {Record<string, any>} Compat of MDN's data: a tree of names, each with `__compat`
 */

const SYNTAX = 2024;
const OBJECTS = {
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
};
const GLOBALS = ['globalThis', 'self', 'window'];

/**
 * Compares the build with MDN's data for the oldest supported browsers. Takes our own method for a built-in one of the same name.
 * @param {{ appDir?: string }} [options]
 * @returns {Promise<readonly string[]>}
 */
export async function checkBrowsers({ appDir = APP_DIR } = {}) {
  const data = readData();
  const oldest = [...BROWSERS.matchAll(/(\w+) >= ([\d.]+)/g)].map(([, name = '', version]) => ({
    name,
    version: Number(version),
  }));
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  const names = await readdir(appDir, { recursive: true });
  for (const file of names.filter((name) => /\.(js|css)$/.test(name)).sort()) {
    const text = await readFile(path.join(appDir, file), 'utf8');
    const read = file.endsWith('.js') ? readScript : readStyle;
    read(text, data, (name, compat) => {
      const isPrefixed = text.includes(`-webkit-${name}:`);
      const lacking = oldest.filter((browser) => compat && !has(compat, browser, isPrefixed));
      if (lacking.length === 0 || Object.hasOwn(EXCUSES, name) || isExcusedIn(file, name)) return;
      const line = `${name} (${lacking.map((browser) => browser.name).join(', ')})`;
      found.set(line, (found.get(line) ?? new Set()).add(file));
    });
  }
  return [...found].map(([line, files]) => `${line}: ${[...files].slice(0, 3).join(', ')}`);
}

/**
 * @param {string} file
 * @param {string} name
 */
function isExcusedIn(file, name) {
  return EXCUSES_OF_FILES.some((one) => one.file.test(file.replaceAll('\\', '/')) && one.names.has(name));
}

/** @returns {Compat} */
function readData() {
  const { api, css, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data');
  return { api, css, builtins: javascript.builtins, methods: methodsOf(javascript.builtins) };
}

/**
 * @param {Compat} builtins
 * @returns {Map<string, Compat[]>}
 */
function methodsOf(builtins) {
  /** @type {Map<string, Compat[]>} */
  const methods = new Map();
  for (const [type, members] of Object.entries(builtins)) {
    // Such objects only exist where code names the global, which is checked itself.
    if (/^Temporal$|Disposable|SuppressedError/.test(type)) continue;
    for (const [name, { __compat: compat }] of Object.entries(members)) {
      if (compat) methods.set(name, [...(methods.get(name) ?? []), compat]);
    }
  }
  return methods;
}

/**
 * @param {Compat} compat
 * @param {{ name: string, version: number }} browser
 * @param {boolean} isPrefixed
 */
function has({ support }, { name, version }, isPrefixed) {
  return [support?.[name] ?? []]
    .flat()
    .some(
      (one) => !one.flags && (isPrefixed || !one.prefix) && !one.alternative_name && since(one) <= version,
    );
}

/** @param {{ version_added: string | boolean | null }} entry */
function since({ version_added: version }) {
  return version === true ? 0 : Number.parseFloat(String(version).replace('≤', '')) || Infinity;
}

/**
 * @param {string} text
 * @param {Compat} data
 * @param {(name: string, compat: Compat | undefined) => void} use
 */
function readScript(text, { api, builtins, methods }, use) {
  const tree = parse(text, { ecmaVersion: SYNTAX, sourceType: 'module', allowReturnOutsideFunction: true });
  visit(tree, (node) => {
    if (node.type === 'NewExpression' && node.callee.type === 'Identifier') {
      const { name } = node.callee;
      use(`new ${name}`, (own(api, name) ?? own(builtins, name))?.__compat);
    }
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name.length > 6) {
      const { name } = node.callee;
      use(`${name}()`, (own(api.Window, name) ?? own(api, name))?.__compat);
    }
    if (node.type !== 'MemberExpression' || node.computed) return;
    const { object, property } = node;
    if (object.type === 'Identifier') {
      const type = own(OBJECTS, object.name);
      const name = `${object.name}.${property.name}`;
      if (GLOBALS.includes(object.name))
        use(property.name, (own(api.Window, property.name) ?? own(api, property.name))?.__compat);
      else if (type) use(name, own(api[type], property.name)?.__compat);
      else
        use(
          name,
          (
            own(own(builtins, object.name) ?? {}, property.name) ??
            own(own(api, object.name) ?? {}, `${property.name}_static`)
          )?.__compat,
        );
    }
    const all = methods.get(property.name) ?? [];
    const [newest] = all;
    if (object.type !== 'Identifier' && newest) use(`.${property.name}`, { support: bestOf(all) });
  });
}

/** @param {readonly Compat[]} all */
function bestOf(all) {
  /** @type {Record<string, object[]>} */
  const best = {};
  for (const { support } of all) {
    for (const [browser, entries] of Object.entries(support))
      best[browser] = [...(best[browser] ?? []), entries].flat();
  }
  return best;
}

/**
 * @param {string} text
 * @param {Compat} data
 * @param {(name: string, compat: Compat | undefined) => void} use
 */
function readStyle(text, { css }, use) {
  const { properties, selectors, types } = css;
  const rules = text.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, ' ');
  for (const [, name = '', value = ''] of rules.matchAll(/[{;]\s*([a-z-]+)\s*:\s*([^;{}]*)/g)) {
    const property = own(properties, name);
    use(name, property?.__compat);
    for (const [, word = ''] of value.matchAll(/(?<![\w-])([a-z][a-z-]+)(?![\w(-])/g)) {
      use(`${name}: ${word}`, own(property ?? {}, word)?.__compat);
    }
    for (const [, word = ''] of value.matchAll(/(?<![\w-])([a-z][a-z-]+)\(/g)) {
      for (const group of [types, types.color, types.image, types.gradient])
        use(`${word}()`, own(group, word)?.__compat);
    }
    for (const [, unit = ''] of value.matchAll(/\d([a-z]+)\b/g))
      use(`1${unit}`, own(types.length, unit)?.__compat);
  }
  for (const [, name = ''] of rules.matchAll(/@([a-z-]+)/g))
    use(`@${name}`, own(css['at-rules'], name)?.__compat);
  for (const [, selector = ''] of rules.matchAll(/(?:^|[{}])([^{};]*)\{/g)) {
    for (const [, name = ''] of selector.matchAll(/::?([a-z-]+)/g))
      use(`:${name}`, own(selectors, name)?.__compat);
  }
}

/**
 * @param {Compat} tree
 * @param {string} name
 * @returns {any}
 */
function own(tree, name) {
  return Object.hasOwn(tree, name) ? tree[name] : undefined;
}
