/** More callers than this gain nothing: the engine has as many threads for us. */
const CALLERS = 16;

/**
 * Runs a job for every item, some at a time, and gives the results in the order of the items.
 *
 * @template T, R
 * @param {readonly T[]} items
 * @param {(item: T, index: number) => Promise<R>} job
 * @returns {Promise<R[]>}
 */
export async function inParallel(items, job) {
  /** @type {R[]} */
  const results = new Array(items.length);
  const queue = items.entries();
  const caller = async () => {
    for (const [index, item] of queue) {
      results[index] = await job(item, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(CALLERS, items.length) }, caller));
  return results;
}
