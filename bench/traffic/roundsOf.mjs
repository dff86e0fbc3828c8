/**
 * Requests that were under way at once are one round; one that began after the end of another stands in a later round.
 * The files that a page names are asked for as soon as its head is there.
 *
 * @param {readonly Pick<import('./Traffic.mjs').Asked, 'began' | 'answered' | 'ended' | 'isPage'>[]} requests
 * @returns {number}
 */
export function roundsOf(requests) {
  const inOrder = [...requests].sort((one, other) => one.began - other.began);
  /** @type {{ round: number, until: number }[]} */
  const seen = [];
  for (const { began, answered, ended, isPage } of inOrder) {
    const before = seen.filter(({ until }) => until <= began).map(({ round }) => round);
    const until = (isPage ? answered : ended) ?? Number.POSITIVE_INFINITY;
    seen.push({ round: 1 + Math.max(0, ...before), until });
  }
  return Math.max(0, ...seen.map(({ round }) => round));
}
