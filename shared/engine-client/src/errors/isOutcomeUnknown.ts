import { isEngineError } from './EngineError';

/**
 * True if a failed write may have been carried out: no answer, or one not from the engine, such as a proxy's 504 or a truncated
 * body. Look before sending it again. False for aborted calls: after aborting a write, the caller must look as well.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!isEngineError(error)) return false;
  const { answeredBy, isUnsent = false, status } = error.problem;
  if (answeredBy === 'engine' || isUnsent) return false;
  return status === null || !isTurnedAway(status);
}

/** A proxy's 4xx means that the call was not passed on, except for 408. */
function isTurnedAway(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408;
}

/**
 * The database may be lost after the commit: the engine then reports a failed write that was done. It reports other failures
 * the same way, so its word holds once a look finds nothing done.
 */
export function isCommitUnclear(error: unknown): boolean {
  return (
    isEngineError(error) &&
    error.problem.status === 500 &&
    /in the persistence layer/.test(error.problem.message)
  );
}
