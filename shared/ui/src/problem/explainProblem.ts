import { type EngineError, isEngineError } from '@taskweave/engine-client/EngineError';
import { problemWords } from './ProblemWords';
import { pageLocale, problemText } from './subject/problemText';

/**
 * What went wrong and what to do, in plain words of the person's language: for every error of the engine client, and for
 * every other. What a process says by itself ("The amount is too high.") is passed on; what the engine says to developers
 * ("ENGINE-03005 Execution of 'UPDATE TaskEntity…'") is not, and is shown and copied apart from it.
 *
 * @param locale that of the page unless said otherwise
 *
 * @example <p>{t('lookUpFailed')} {explainProblem(error)}</p>
 */
export function explainProblem(error: unknown, locale: string = pageLocale()): string {
  const cause = engineErrorOf(error);
  if (cause === null) return problemText('unknown', locale);
  const { problem } = cause;
  if (problem.kind === 'network') return problemText(`lost.${problem.reason}`, locale);
  if (problem.kind === 'login-required' || problem.kind === 'csrf') return problemText('signedOut', locale);
  return (
    problemWords()?.explain(cause, locale) ?? problemText('failed', locale, { status: problem.status ?? '' })
  );
}

/** The error of the engine client behind an error, which may wrap it; null where there is none. */
export function engineErrorOf(error: unknown): EngineError | null {
  if (isEngineError(error)) return error;
  return error instanceof Error && error.cause !== undefined ? engineErrorOf(error.cause) : null;
}
