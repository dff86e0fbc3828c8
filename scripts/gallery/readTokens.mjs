/**
 * A custom property of the look.
 *
 * @typedef {object} TokenFacts
 * @property {string} name `--ink`
 * @property {string} light its value in the light theme
 * @property {string} dark its value in the dark one, which for anything but a colour is the same
 */

/**
 * @param {string} sheet with the tokens in its first rule
 * @returns {readonly TokenFacts[]}
 */
export function readTokens(sheet) {
  const [rule = ''] = /:root \{[\s\S]*?\n {2}\}/.exec(sheet) ?? [];
  return [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => {
    const [, light = value, dark = value] =
      /^light-dark\(((?:[^,(]|\([^)]*\))+),\s*(.+)\)$/.exec(value) ?? [];
    return { name, light, dark };
  });
}
