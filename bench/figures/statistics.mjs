/**
 * @param {readonly number[]} samples
 * @returns {number} NaN without samples
 */
export function median(samples) {
  const sorted = [...samples].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return Number.NaN;
  return Number.isInteger(middle)
    ? (Number(sorted[middle - 1]) + Number(sorted[middle])) / 2
    : Number(sorted[Math.floor(middle)]);
}

/**
 * @param {readonly number[]} samples
 * @returns {{ median: number, least: number, most: number, from: number, to: number }} with the bounds between which the
 *   median lies with a confidence of 95 %
 */
export function summarize(samples) {
  const [from, to] = medianInterval(samples);
  return { median: median(samples), least: Math.min(...samples), most: Math.max(...samples), from, to };
}

/**
 * By drawing from the samples again and again. The draws are the same each time, so that the same samples say the same.
 *
 * @param {readonly number[]} samples
 * @returns {readonly [number, number]}
 */
export function medianInterval(samples) {
  if (samples.length < 2) return [median(samples), median(samples)];
  const random = seededRandom(samples.length);
  const medians = Array.from({ length: DRAWS }, () =>
    median(samples.map(() => Number(samples[Math.floor(random() * samples.length)]))),
  ).sort((one, other) => one - other);
  return [Number(medians[Math.floor(DRAWS * 0.025)]), Number(medians[Math.ceil(DRAWS * 0.975) - 1])];
}

const DRAWS = 1000;

/** Between 0 and 1. @param {number} seed */
function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
