/**
 * @typedef {import('./runCall.mjs').Outcome} Outcome
 * @typedef {import('./calls/samples.mjs').CallRow} CallRow
 */

/** @typedef {'works' | 'works again' | 'renewed' | 'shown' | 'shown ×3' | 'refused' | 'refused ×2' | 'look' | 'unknown' | 'sign in' | 'answer' | 'taken' | '–'} Verdict */

/**
 * @param {CallRow} row
 * @param {string} fault
 * @param {Outcome} outcome
 * @param {(error: unknown) => boolean} isOutcomeUnknown
 * @returns {Verdict}
 */
export function judge(row, fault, { error, lines }, isOutcomeUnknown) {
  if (lines.length === 0) return '–';
  const asked = Math.max(...lines.map((one) => lines.filter((line) => line === one).length));
  if (error === null) {
    if (fault === '403 token') return 'renewed';
    if (fault === 'slow' || fault === 'offline') return asked > 1 ? 'works again' : 'works';
    if (/^[45]|^redirect$/.test(fault)) return 'answer';
    return row.isChange ? 'works' : 'taken';
  }
  if (error.problem?.kind === 'login-required') return 'sign in';
  if (!row.isChange) return asked === 3 ? 'shown ×3' : 'shown';
  if (error.name === 'LostAnswerError') return 'look';
  if (!isOutcomeUnknown(error)) return asked === 2 ? 'refused ×2' : 'refused';
  return row.lost === undefined ? 'unknown' : 'look';
}
