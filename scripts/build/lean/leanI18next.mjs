/** The library logs for developers only where `debug` is set: it never is. */
const WORD = /(?:this\.logger|baseLogger)\.(?=(?:log|warn|error|once|deprecate)\()/g;

/** Methods that neither we nor the rest of the library calls. */
export const METHODS = [
  ...['use', 'hydrate', 'cloneInstance', 'getFixedT', 'toJSON', 'setDefaultNamespace', 'hasLoadedNamespace'],
  ...[
    'loadNamespaces',
    'loadLanguages',
    'reloadResources',
    'addResource',
    'addResources',
    'removeNamespaces',
  ],
  ...['removeResourceBundle', 'hasResourceBundle', 'getResourceBundle', 'getUsedParamsDetails', 'clearCache'],
  ...['needsPlural', 'getPluralFormsOfKey', 'getSuffixes', 'off', 'once', 'add', 'addCached'],
  ...['deprecateDottedLng', 'deprecateBareCode'],
];

/** Options and plugins of the library that nobody sets: how it finds languages, stores texts, and takes what is no text. */
export const OPTIONS = [
  ...[
    'appendNamespaceToCIMode',
    'appendNamespaceToMissingKey',
    'cleanCode',
    'defaultVariables',
    'fallbackNS',
    'isClone',
  ],
  ...['joinArrays', 'load', 'lowerCaseLng', 'missingInterpolationHandler', 'missingKeyNoValueFallbackToKey'],
  ...['nonExplicitSupportedLngs', 'partialBundledLanguages', 'postProcess', 'preload', 'returnDetails'],
  ...['returnObjects', 'returnedObjectHandler', 'supportedLngs', 'updateMissing'],
];
const PLUGINS = ['backend', 'i18nFormat', 'languageDetector'];
const UNSET = new RegExp(
  [
    `(?:\\bthis\\.)?\\b(?:options|opt)\\.(?:interpolation\\.)?(?:${OPTIONS.join('|')})\\b`,
    `\\b(?:this\\.services|s|this)\\.(?:${PLUGINS.join('|')})\\b`,
    '\\bthis\\.modules\\.(?!external)\\w+',
  ]
    .map((read) => `${read}(?! = )`)
    .join('|'),
  'g',
);

const SILENT =
  'var baseLogger = { init() {}, create: () => baseLogger, log() {}, warn() {}, error() {}, once() {}, deprecate() {} };';

/** Conditions that no text of ours fulfils; a language, its namespace and its key are never one text with dots. */
const NEVER = [
  /lng\.includes\('\.'\)/g,
  /typeof (?:keys?|k) === 'function'/g,
  /lng\?\.toLowerCase\(\) === 'cimode'/g,
  /shouldHandleAsObject\(resForObjHndl\)/g,
  /usedKey \|\| usedDefault \|\| updateMissing/g,
  /!this\.checkedLoadedFor.*(?=\) \{$)/gm,
];

/**
 * Makes what the page does not use of i18next fall away when it is built. The package ships one file of classes, each of
 * which makes the next: to a bundler all are in use.
 *
 * - Texts come with their code, and are loaded by ours: no backend has to be connected.
 * - Hints for developers go nowhere.
 *
 * @param {string} code of `i18next`
 * @returns {string}
 */
export default function leanI18next(code) {
  return NEVER.reduce((rest, condition) => rest.replace(condition, 'false'), code)
    .replace(new RegExp(`^  (?:${METHODS.join('|')})\\([^]*?^  \\}\\n`, 'gm'), '')
    .replace(/^(?:const \w+ = instance\.(?!createInstance)\w+;|export \{.*)$/gm, '')
    .replace(/^var baseLogger = .*$/m, SILENT)
    .replace(/^ *(?:reloadResources|hasLoadedNamespace): this.*\n/gm, '')
    .replace(
      /new Connector\(createClassOnDemand[^;]*\)/,
      '{ state: {}, on() {}, load(_languages, _namespaces, done) { done(); } }',
    )
    .replace(UNSET, 'undefined')
    .replaceAll('this.logger.debug', 'false')
    .replace(WORD, '/* @__PURE__ */ $&')
    .concat('export { createInstance, instance as default };\n');
}
