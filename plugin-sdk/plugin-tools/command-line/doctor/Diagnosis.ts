/**
 * `works`: nothing to do. `opt-in`: works once the administrator allows it. `change`: something has to be changed, here or in
 * what is deployed. `unknown`: could not be seen from outside.
 */
export type Verdict = 'works' | 'opt-in' | 'change' | 'unknown';

/** One thing that was looked at. */
export interface Diagnosis {
  readonly verdict: Verdict;
  /** What it is about, such as `form embedded:app:forms/approve.html`. */
  readonly subject: string;
  /** What was found, and what to do about it. */
  readonly text: string;
}

const diagnose =
  (verdict: Verdict) =>
  (subject: string, text: string): Diagnosis => ({ verdict, subject, text });

export const works = diagnose('works');
export const optIn = diagnose('opt-in');
export const change = diagnose('change');
export const unknown = diagnose('unknown');

const HEADINGS: readonly (readonly [Verdict, string])[] = [
  ['change', 'To change'],
  ['opt-in', 'Needs your consent'],
  ['unknown', 'Could not be seen'],
  ['works', 'Works'],
];

/** The diagnoses as lines, what has to be done first. */
export function reportOf(diagnoses: readonly Diagnosis[]): readonly string[] {
  return HEADINGS.flatMap(([verdict, heading]) => {
    const found = diagnoses.filter((one) => one.verdict === verdict);
    if (found.length === 0) return [];
    return ['', `${heading} (${found.length})`, ...found.map(({ subject, text }) => `  ${subject}: ${text}`)];
  });
}
