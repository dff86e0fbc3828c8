import { type EngineError, isEngineError } from '@taskweave/engine-client/EngineError';

/** The error of the engine client behind an error, which may wrap it; null where there is none. */
export function engineErrorOf(error: unknown): EngineError | null {
  if (isEngineError(error)) return error;
  return error instanceof Error && error.cause !== undefined ? engineErrorOf(error.cause) : null;
}
