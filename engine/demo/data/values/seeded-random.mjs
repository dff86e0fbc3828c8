/**
 * @typedef {object} Random
 * @property {(min: number, max: number) => number} integer both ends included
 * @property {<T>(list: readonly T[]) => T} pick
 */

/**
 * Numbers that look random and are the same every time.
 *
 * @param {number} seed
 * @returns {Random}
 */
export function seededRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** @type {Random['integer']} */
  const integer = (min, max) => min + Math.floor(next() * (max - min + 1));
  return {
    integer,
    pick: (list) => /** @type {any} */ (list[integer(0, list.length - 1)]),
  };
}
