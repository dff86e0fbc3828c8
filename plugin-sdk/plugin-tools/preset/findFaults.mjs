/** @typedef {import('./readPluginDefinition.mjs').PluginDefinitionData} PluginDefinitionData */

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const USE = /^(GET|POST|PUT|DELETE|OPTIONS) \/\S+$/;
/** `() => import('./Tab')`, with a hint for the bundler perhaps. */
const DIRECT_IMPORT = /^\(\)\s*=>\s*import\(\s*(?:\/\*[\s\S]*?\*\/\s*)?(["'])(.+?)\1\s*\)$/;

/** The points where an `href` takes the place of code. */
const LINK_POINTS = ['tasklist.task.action', 'tasklist.navbar.action', 'shell.command'];

/**
 * Whether a contribution is a link, drawn by the shell.
 *
 * @param {Pick<import('./readPluginDefinition.mjs').ContributionData, 'point' | 'meta'>} contribution
 */
export function isLink({ point, meta }) {
  return meta.href !== undefined && LINK_POINTS.includes(point.replace(/\/v\d+$/, ''));
}

/**
 * What is wrong with a plugin's definition beyond what its types say; in sentences for its author.
 *
 * @param {PluginDefinitionData} definition
 * @param {string} id as configured in the build
 * @returns {readonly string[]}
 */
export function findFaults(definition, id) {
  const { contributions, translations = {}, uses = [], backends = [] } = definition;
  const faults = [];
  if (definition.id !== id) {
    faults.push(`The build has the id "${id}", and plugin.ts says "${definition.id}".`);
  }
  if (!ID.test(id)) faults.push(`The id "${id}" must be made of lower-case letters, digits and dashes.`);
  const known = new Set();
  for (const { point, id: own, meta, component, mount } of contributions) {
    const name = `${point}:${own}`;
    if (known.has(name)) faults.push(`There are two contributions ${name}.`);
    known.add(name);
    for (const option of configured(meta)) {
      if (definition.config?.properties?.[option] === undefined) {
        faults.push(`${name} takes "${option}" from the configuration, which the plugin does not declare.`);
      }
    }
    const kinds = [component, mount].filter((code) => code !== undefined).length;
    if (isLink({ point, meta })) {
      if (kinds > 0) faults.push(`${name} is a link by its href: it has no component or mount.`);
    } else if (kinds !== 1) faults.push(`${name} must have either component or mount.`);
  }
  for (const use of uses.filter((one) => !USE.test(one))) {
    faults.push(`"${use}" in uses is no call. Write it as in "GET /task/*/variables".`);
  }
  for (const backend of backends.filter((one) => !isOrigin(one))) {
    faults.push(`"${backend}" in backends is no origin. Write it as in "https://risk.example".`);
  }
  return [...faults, ...missingTexts(labelKeys(contributions), translations)];
}

/**
 * The options that metadata takes from the configuration: `{ config: 'amountVariable' }`.
 *
 * @param {Record<string, unknown>} meta
 * @returns {readonly string[]}
 */
function configured(meta) {
  return Object.values(meta).flatMap((value) => {
    const { config } = /** @type {{ config?: unknown }} */ (value ?? {});
    return typeof config === 'string' ? [config] : [];
  });
}

/** @param {string} text */
function isOrigin(text) {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/**
 * What the contributions of a plugin load, as `plugin.ts` writes it: modules that must have a default export.
 *
 * @param {PluginDefinitionData} definition
 * @returns {readonly { name: string, request: string }[]}
 */
export function lazyImports({ contributions }) {
  return contributions.flatMap(({ point, id, component, mount }) => {
    const request = directImport(component ?? mount);
    return request === null ? [] : [{ name: `${point}:${id}`, request }];
  });
}

/**
 * What a lazy import asks for, by its source text.
 *
 * @param {unknown} code
 * @returns {string | null} null for code that does anything else
 * @example directImport(() => import('./de.json')); // './de.json'
 */
export function directImport(code) {
  return DIRECT_IMPORT.exec(String(code))?.[2] ?? null;
}

/**
 * The keys that `%key%` labels name.
 *
 * @param {PluginDefinitionData['contributions']} contributions
 * @returns {ReadonlySet<string>}
 */
export function labelKeys(contributions) {
  return new Set(contributions.flatMap(({ meta }) => keysIn(meta)));
}

/**
 * @param {unknown} value of the metadata, as deep as it is
 * @returns {readonly string[]}
 */
function keysIn(value) {
  const key = typeof value === 'string' ? /^%(.+)%$/.exec(value)?.[1] : undefined;
  if (key !== undefined) return [key];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(keysIn) : [];
}

/**
 * @param {ReadonlySet<string>} keys
 * @param {Record<string, unknown>} translations
 */
function missingTexts(keys, translations) {
  const catalogues = Object.entries(translations).filter(([, texts]) => typeof texts === 'object');
  const missing = catalogues.flatMap(([language, texts]) =>
    [...keys]
      .filter((key) => !Object.hasOwn(/** @type {object} */ (texts), key))
      .map((key) => `The label %${key}% has no text in the language "${language}".`),
  );
  const [first] = keys;
  const isSaidAnywhere = Object.keys(translations).length > 0;
  return first === undefined || isSaidAnywhere
    ? missing
    : [`The label %${first}% has no text: translations are missing.`];
}
