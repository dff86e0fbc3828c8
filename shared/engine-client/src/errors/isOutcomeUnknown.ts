import { isEngineError } from './EngineError';

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

/** If the database is lost after the commit, the engine reports a failed write that was carried out. */
export function isCommitUnclear(error: unknown): boolean {
  return (
    isEngineError(error) &&
    error.problem.status === 500 &&
    /in the persistence layer/.test(error.problem.message)
  );
}

/** A proxy says so where an engine takes too long for one question. */
const SLOW = 504;

/** Neither the engine has answered, nor a proxy that has reached it. */
export function isEngineSilent(error: unknown): boolean {
  if (!isEngineError(error)) return false;
  const { kind, answeredBy, status } = error.problem;
  if (kind === 'network') return true;
  return answeredBy !== 'engine' && ['server', 'unexpected'].includes(kind) && status !== SLOW;
}
