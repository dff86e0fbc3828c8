/**
 * Waits for a server that was just started.
 *
 * @param {string} address
 * @param {{ limit: number, isGone?: () => boolean }} options `limit` in ms; `isGone`: whether it has ended
 * @returns {Promise<boolean>} false where it has ended, or has not answered with a good status in time
 */
export async function untilAnswers(address, { limit, isGone = () => false }) {
  const end = Date.now() + limit;
  while (!isGone() && Date.now() < end) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (answer?.ok) return true;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  return false;
}
