/** Groups of rules: what is inside counts as if it stood outside. */
const GROUPS = /^@(media|supports|container|layer|scope|starting-style)\b/;
/** Not about elements at all. Names of animations are made the plugin's own by CSS modules. */
const HARMLESS = /^@(keyframes|font-face|property|counter-style|font-feature-values|charset|layer)\b/;
/** The page itself. */
const PAGE = /(^|[\s>+~(,])(:root|html|body|:host)(?![\w-])/;
/** Something that only the plugin's own elements have. */
const OWN = /[.#[]|&/;

/**
 * The rules of a style sheet that are about elements which are not the plugin's: bare elements (`button {}`), everything
 * (`* {}`), the page (`:root {}`), and sheets of other servers.
 *
 * @param {string} css
 * @returns {readonly { line: number, selector: string }[]} in the order of the sheet
 */
export function findStrayRules(css) {
  // Blanks in place of comments and texts keep the lines where they are.
  const plain = css.replace(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, (text) =>
    text.replace(/[^\n]/g, ' '),
  );
  /** @type {{ line: number, selector: string }[]} */
  const found = [];
  collect(plain, 0, plain.length, (at, selector) =>
    found.push({ line: plain.slice(0, at).split('\n').length, selector }),
  );
  return found;
}

/**
 * @param {string} css
 * @param {number} from
 * @param {number} to
 * @param {(at: number, selector: string) => void} tell
 */
function collect(css, from, to, tell) {
  let begin = from;
  for (let at = from; at < to; at += 1) {
    const sign = css[at];
    if (sign !== '{' && sign !== ';') continue;
    const raw = css.slice(begin, at);
    const prelude = raw.trim().replace(/\s+/g, ' ');
    const place = begin + raw.length - raw.trimStart().length;
    if (sign === ';') {
      if (/^@import\b/.test(prelude)) tell(place, prelude);
    } else {
      const end = endOfBlock(css, at, to);
      if (GROUPS.test(prelude)) collect(css, at + 1, end, tell);
      else if (!HARMLESS.test(prelude)) {
        for (const selector of selectorsOf(prelude)) if (isStray(selector)) tell(place, selector);
      }
      at = end;
    }
    begin = at + 1;
  }
}

/** @param {string} selector */
function isStray(selector) {
  return PAGE.test(selector) || !OWN.test(selector.replace(/:global\b/g, ''));
}

/**
 * `a, :is(b, c) d` → `a`, `:is(b, c) d`
 *
 * @param {string} prelude
 */
function selectorsOf(prelude) {
  const list = [''];
  let depth = 0;
  for (const sign of prelude) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) list.push('');
    else list.push(`${list.pop()}${sign}`);
  }
  return list.map((selector) => selector.trim());
}

/**
 * @param {string} css
 * @param {number} open
 * @param {number} to
 */
function endOfBlock(css, open, to) {
  let depth = 0;
  for (let at = open; at < to; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return to;
}
