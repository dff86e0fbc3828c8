const CALL = /\b(?:it|test|describe)(?:\.(each|for|skip|only))?(?:<[^>]*>)?\(/g;
const TEXT = /^\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/;

/**
 * The titles of the tests and groups of tests in a file, as they are written: `takes %s`.
 *
 * @param {string} source
 * @returns {readonly string[]}
 * @example titlesOf("it('adds', () => {})") // ['adds']
 */
export function titlesOf(source) {
  return [...source.matchAll(CALL)].flatMap((call) => {
    const start = call.index + call[0].length;
    const isTable = call[1] === 'each' || call[1] === 'for';
    const rest = isTable ? afterTable(source.slice(start)) : source.slice(start);
    const [, , title] = TEXT.exec(rest) ?? [];
    return title === undefined ? [] : [title.replaceAll(/\\(['"`])/g, '$1')];
  });
}

/**
 * What stands after `each(…)(`.
 *
 * @param {string} source after the first bracket
 */
function afterTable(source) {
  let depth = 1;
  let quote = '';
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    if (sign === '\\') at += 1;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (/['"`]/.test(sign)) quote = sign;
    else if (/[([{]/.test(sign)) depth += 1;
    else if (/[)\]}]/.test(sign)) depth -= 1;
    if (depth === 0) return source.slice(at + 1).replace(/^\s*\(/, '');
  }
  return '';
}
