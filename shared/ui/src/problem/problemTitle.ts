import { engineErrorOf } from './explainProblem';
import { problemWords } from './ProblemWords';
import type { ProblemSubject } from './subject/ProblemSubject';
import { pageLocale, problemText } from './subject/problemText';

/**
 * What happened, in a few words ("Access denied", "Process instance “4711” not found"): for errors of which nobody has said
 * what was attempted.
 */
export function problemTitle(error: unknown, subject?: ProblemSubject): string {
  const cause = engineErrorOf(error);
  const words = problemWords();
  const locale = pageLocale();
  return cause === null || words === null
    ? problemText('title', locale)
    : words.title(cause, locale, subject);
}
