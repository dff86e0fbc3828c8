/**
 * Words that read translated, and what a native writes. A phrase may go on in the next line of a comment.
 *
 * @type {readonly (readonly [RegExp, string])[]}
 */
const BANNED = [
  phrase('told', 'says, shows, reports; "distinguish" for "tell apart"'),
  phrase('whoever', 'people who, a person who'),
  phrase('anew', 'again'),
  phrase('of (?:its|their) own', 'its own …'),
  phrase('in the place of', 'instead of'),
  phrase("nobody's word", 'say who does what'),
  phrase('it takes the permission', 'you need the permission'),
];

/** The list itself and its test. */
const ALLOWED = /^scripts\/lint\/checkWords\./;

/**
 * Looks for banned words: in docs outside of code, and everywhere in sources and catalogues, so in comments, names, texts and
 * the titles of tests.
 *
 * @param {ReadonlyMap<string, string>} texts by path
 * @returns {string[]} what is wrong, in sentences
 *
 * @example checkWords(ownTexts()) // ['docs/users.md:12: "anew" reads translated: again.']
 */
export function checkWords(texts) {
  return [...texts].flatMap(([file, text]) => {
    if (ALLOWED.test(file)) return [];
    const read = file.endsWith('.md') ? withoutCode(text) : text;
    return BANNED.flatMap(([word, instead]) =>
      [...read.matchAll(word)].map(({ 0: found, index }) => {
        const line = read.slice(0, index).split('\n').length;
        return `${file}:${line}: "${found.replace(/\s[\s/*#]*/g, ' ')}" reads translated: ${instead}.`;
      }),
    );
  });
}

/**
 * @param {string} words
 * @param {string} instead
 * @returns {readonly [RegExp, string]}
 */
function phrase(words, instead) {
  return [new RegExp(String.raw`\b${words.replaceAll(' ', String.raw`\s[\s/*#]*`)}\b`, 'gi'), instead];
}

/**
 * Code leaves its line breaks, so that lines keep their numbers.
 *
 * @param {string} text of a page
 */
function withoutCode(text) {
  return text
    .replace(/^```.*?^```/gms, (code) => code.replace(/[^\n]/g, ''))
    .replace(/^ {4}.*$/gm, '')
    .replace(/`[^`\n]*`/g, '');
}
