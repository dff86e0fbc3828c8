/** @typedef {import('./readPluginDefinition.mjs').PluginDefinitionData} PluginDefinitionData */

const USE = /^(GET|POST|PUT|DELETE|OPTIONS) \/\S+$/;

/**
 * What is wrong with a plugin's definition beyond what its types say; in sentences for its author.
 *
 * @param {PluginDefinitionData} definition
 * @param {string} id as configured in the build
 * @returns {readonly string[]}
 */
export function findFaults(definition, id) {
  const { contributions, translations = {}, uses = [] } = definition;
  const faults = [];
  if (definition.id !== id) {
    faults.push(`The build has the id "${id}", and plugin.ts says "${definition.id}".`);
  }
  const known = new Set();
  for (const { point, id: own, meta } of contributions) {
    const name = `${point}:${own}`;
    if (known.has(name)) faults.push(`There are two contributions ${name}.`);
    known.add(name);
    for (const option of configured(meta)) {
      if (definition.config?.properties?.[option] === undefined) {
        faults.push(`${name} takes "${option}" from the configuration, which the plugin does not declare.`);
      }
    }
  }
  for (const use of uses.filter((one) => !USE.test(one))) {
    faults.push(`"${use}" in uses is no call. Write it as in "GET /task/*/variables".`);
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
