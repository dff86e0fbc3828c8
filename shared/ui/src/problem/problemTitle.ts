import { engineErrorOf } from './explainProblem';
import type { ProblemSubject } from './ProblemSubject';
import { problemWords } from './ProblemWords';
import { pageLocale, problemText } from './problemText';

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
