import { isEngineError } from './EngineError';

/**
 * True where a write has failed and nobody can say whether it was done: no answer came, or one that is not the engine's,
 * such as a proxy's 504 or a body that was cut off. Do not send it again before you have looked.
 *
 * False for what the engine itself has refused, for what a proxy has turned away (4xx), for a call that never left the page
 * and for errors that are none of the engine client's, aborted calls among them: after aborting a write, the caller must look as well.
 *
 * @example
 * if (isOutcomeUnknown(error)) await readTaskAgain();
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!isEngineError(error)) return false;
  const { answeredBy, isUnsent = false, status } = error.problem;
  if (answeredBy === 'engine' || isUnsent) return false;
  return status === null || !isTurnedAway(status);
}

/** A 4xx of a server before the engine: the call was not passed on. 408 is said of calls that were, too. */
function isTurnedAway(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408;
}

/**
 * True where the engine says that its database has failed it. The connection may have been lost after the commit, before the
 * engine heard of it: then it calls a write failed that was done. For everything else that fails there it says the same, so
 * what it says holds where a look finds nothing done.
 */
export function isCommitUnclear(error: unknown): boolean {
  return (
    isEngineError(error) &&
    error.problem.status === 500 &&
    /in the persistence layer/.test(error.problem.message)
  );
}
