const TOKEN = /\/\/.*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+'/g;

const CALLS = /(?:Pattern\.(?:compile|matches)|\.(?:matches|replaceAll|replaceFirst|split))\(\s*/g;

/**
 * @typedef {import('./readScript.mjs').Found} Found
 */

/**
 * As JavaScript would write them: those asked by `matches` alone get `^` and `$`.
 * @param {string} code
 * @returns {Found[]}
 */
export function readJava(code) {
  /** @type {string[]} */
  const texts = [];
  const bare = code.replaceAll(TOKEN, (token) => {
    if (token.startsWith('/')) return '';
    texts.push(token);
    return `"${texts.length - 1}"`;
  });
  return [...bare.matchAll(CALLS)].flatMap(
    /** @returns {Found[]} */
    ({ 0: call, index }) => {
      const rest = bare.slice(index + call.length);
      if (rest.startsWith(')') || /^\w+ ->/.test(rest)) return [];
      const literal = /^((?:"\d+"\s*\+?\s*)+)[,)]/.exec(rest)?.[1];
      if (literal === undefined) {
        return [{ text: `${call.trim()}${rest.slice(0, rest.search(/[,)]/))}`, isBuilt: true }];
      }
      const pattern = [...literal.matchAll(/\d+/g)]
        .map(([at]) => JSON.parse(texts[Number(at)] ?? '""'))
        .join('');
      const isWhole = call.includes('matches') || isAskedForAll(bare, bare.slice(0, index));
      return [{ text: String(new RegExp(isWhole ? `^(?:${pattern})$` : pattern)), isBuilt: false }];
    },
  );
}

/**
 * @param {string} code
 * @param {string} before code before the expression, which names its constant
 */
function isAskedForAll(code, before) {
  const name = /(\w+)\s*=\s*$/.exec(before)?.[1];
  const uses = code.split(`${name}.matcher(`).slice(1);
  return name !== undefined && uses.length > 0 && uses.every((use) => /^[^;]*?\)\s*\.matches\(\)/.test(use));
}
