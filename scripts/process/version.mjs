/** @typedef {readonly number[]} Version most significant part first */

/**
 * @param {string} text output of `java -version`, `mvn --version` or the like
 * @returns {Version | undefined} the first version in it; Java's old way "1.8.0" reads as 8
 */
export function parseVersion(text) {
  const found = /\b(\d+(?:\.\d+)*)/.exec(text.replaceAll('\u001b[1m', ''));
  if (!found?.[1]) {
    return undefined;
  }
  const parts = found[1].split('.').map(Number);
  return parts[0] === 1 && parts.length > 1 ? parts.slice(1) : parts;
}

/**
 * @param {Version} version
 * @param {Version} least
 * @returns {boolean}
 */
export function isAtLeast(version, least) {
  for (const [index, wanted] of least.entries()) {
    const part = version[index] ?? 0;
    if (part !== wanted) {
      return part > wanted;
    }
  }
  return true;
}
