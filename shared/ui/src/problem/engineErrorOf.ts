import { type EngineError, isEngineError } from '@taskweave/engine-client/EngineError';

export function engineErrorOf(error: unknown): EngineError | null {
  if (isEngineError(error)) return error;
  return error instanceof Error && error.cause !== undefined ? engineErrorOf(error.cause) : null;
}
