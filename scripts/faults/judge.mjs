/**
 * What a call comes to, for the person, in a word.
 *
 * @typedef {import('./runCall.mjs').Outcome} Outcome
 * @typedef {import('./calls/samples.mjs').CallRow} CallRow
 */

/** The words of the table, and what they say. */
export const VERDICTS = {
  works: 'It works; the person may have to wait.',
  'works again': 'It works: asked again by itself.',
  renewed: 'It works: the refused call was not carried out, and is made once more with the new token.',
  shown: 'Asked once; the page says what is wrong, what it means and what to do.',
  'shown ×3': 'Asked three times within three seconds; then shown.',
  refused: 'Sent once, and not carried out; shown.',
  'refused ×2':
    'As above, after a second try by itself: another change came in the same moment, and its result was read again.',
  look: 'Sent once. Nobody knows whether it was carried out: the page looks at the engine and shows the result.',
  unknown: 'Sent once, and not looked for. The last column says why that does no harm.',
  'sign in': 'The dialog for signing in comes over the page; what waits goes on behind it.',
  answer: 'No fault: the answer says what the call asks for (“it is not there”).',
  taken: 'Taken as it is: any text may be the answer, and none may mean “nothing”.',
  '–': 'Cannot be: what is only read needs no token.',
};

/** @typedef {keyof typeof VERDICTS} Verdict */

/**
 * @param {CallRow} row
 * @param {string} fault
 * @param {Outcome} outcome
 * @param {(error: unknown) => boolean} isOutcomeUnknown
 * @returns {Verdict}
 * @example judge(row, 'reset', outcome, isOutcomeUnknown) // 'look'
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
  // Some look by themselves.
  if (error.name === 'LostAnswerError') return 'look';
  if (!isOutcomeUnknown(error)) return asked === 2 ? 'refused ×2' : 'refused';
  return row.lost === undefined ? 'unknown' : 'look';
}
