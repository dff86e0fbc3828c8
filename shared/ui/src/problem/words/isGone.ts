import { type EngineError, isDefinitionGone, taskProblem } from '@taskweave/engine-client/EngineError';

/** True where what a call was about is not there, however the engine says so. */
export function isGone(error: EngineError): boolean {
  return error.problem.kind === 'not-found' || taskProblem(error) === 'gone' || isDefinitionGone(error);
}
