import { type EngineError, isDefinitionGone, taskProblem } from '@taskweave/engine-client/EngineError';

export function isGone(error: EngineError): boolean {
  return error.problem.kind === 'not-found' || taskProblem(error) === 'gone' || isDefinitionGone(error);
}
