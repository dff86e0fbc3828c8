/**
 * Words that read translated, and what a native writes. A phrase may continue on the next comment line.
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

const ALLOWED = /^scripts\/lint\/checkWords\./;

/**
 * Skips code in docs only.
 * @param {ReadonlyMap<string, string>} texts
 * @returns {string[]}
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
 * Keeps line breaks, so that line numbers stay right.
 * @param {string} text
 */
function withoutCode(text) {
  return text
    .replace(/^```.*?^```/gms, (code) => code.replace(/[^\n]/g, ''))
    .replace(/^ {4}.*$/gm, '')
    .replace(/`[^`\n]*`/g, '');
}
