/** @typedef {Readonly<Record<string, string>>} Catalogue */
/** @typedef {Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>} WordTable */

const PLACEHOLDER = /\{\{\s*([\w.]+)(?:[^\w.{}][^{}]*)?\}\}/g;
const PLURAL_KEY = /^(.+)_(zero|one|two|few|many|other)$/;

/** @param {string} text */
export function placeholdersOf(text) {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name))].sort();
}

/**
 * Compares a catalogue with the English one.
 * @param {Catalogue} english
 * @param {Catalogue} texts
 * @param {string} tag
 * @returns {string[]}
 */
export function findFaults(english, texts, tag) {
  const [wanted, given] = [formsOf(english), formsOf(texts)];
  return [
    ...[...wanted.keys()].flatMap((key) => {
      const forms = given.get(key);
      const englishForms = wanted.get(key) ?? {};
      return forms === undefined ? [`"${key}" is missing.`] : findFormFaults(key, englishForms, forms, tag);
    }),
    ...[...given.keys()].filter((key) => !wanted.has(key)).map((key) => `"${key}" is superfluous.`),
  ];
}

/**
 * A language may have no phrase for a meaning, but says so with an empty list.
 * @param {WordTable} english
 * @param {WordTable} words
 * @returns {string[]}
 */
export function findWordFaults(english, words) {
  const [wanted, given] = [english, words].map((table) =>
    Object.entries(table).flatMap(([group, phrases]) => Object.keys(phrases).map((key) => `${group}.${key}`)),
  );
  return [
    ...(wanted ?? []).filter((key) => !given?.includes(key)).map((key) => `"${key}" is missing.`),
    ...(given ?? []).filter((key) => !wanted?.includes(key)).map((key) => `"${key}" is superfluous.`),
  ];
}

/**
 * Languages share words, but hardly three in a row.
 * @param {Catalogue} english
 * @param {Catalogue} texts
 * @returns {{ shared: string[], untranslated: string[] }}
 */
export function findEnglish(english, texts) {
  const same = Object.entries(texts).filter(([key, text]) => english[key] === text);
  const count = (/** @type {string} */ text) =>
    text.replaceAll(PLACEHOLDER, ' ').match(/\p{L}{2,}/gu)?.length ?? 0;
  return {
    shared: same.map(([, text]) => text).filter((text) => [1, 2].includes(count(text))),
    untranslated: same
      .filter(([, text]) => count(text) > 2)
      .map(([key, text]) => `"${key}" is the English text: "${text}".`),
  };
}

/**
 * @param {Catalogue} catalogue
 * @returns {Map<string, Record<string, string>>} by key without its plural form, the texts of each form
 */
function formsOf(catalogue) {
  /** @type {Map<string, Record<string, string>>} */
  const forms = new Map();
  for (const [key, text] of Object.entries(catalogue)) {
    const [, stem = key, form = ''] = PLURAL_KEY.exec(key) ?? [];
    forms.set(stem, { ...forms.get(stem), [form]: text });
  }
  return forms;
}

/**
 * @param {string} key
 * @param {Record<string, string>} english
 * @param {Record<string, string>} forms
 * @param {string} tag
 * @returns {string[]}
 */
function findFormFaults(key, english, forms, tag) {
  const wanted =
    '' in english ? [''] : new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted();
  const given = Object.keys(forms);
  const name = (/** @type {string} */ form) => (form === '' ? key : `${key}_${form}`);
  const [needed, used] = [english, forms].map((some) =>
    [...new Set(Object.values(some).flatMap(placeholdersOf))].sort().join(', '),
  );
  return [
    ...wanted.filter((form) => !given.includes(form)).map((form) => `"${name(form)}" is missing.`),
    ...given
      .filter((form) => !wanted.some((one) => one === form))
      .map((form) => `"${name(form)}" is superfluous.`),
    ...given.filter((form) => forms[form]?.trim() === '').map((form) => `"${name(form)}" is empty.`),
    ...(needed === used
      ? []
      : [`"${key}": the placeholders differ: English has {${needed}}, ${tag} has {${used}}.`]),
  ];
}
