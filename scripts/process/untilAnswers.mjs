/**
 * @param {string} address
 * @param {{ limit: number, isGone?: () => boolean }} options
 * @returns {Promise<boolean>}
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
