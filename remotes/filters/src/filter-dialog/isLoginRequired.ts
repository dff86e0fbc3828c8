import { isEngineError } from '@taskweave/engine-client/EngineError';

/** The session has ended: the shell asks to sign in, nobody else says anything. */
export function isLoginRequired(error: unknown): boolean {
  return isEngineError(error) && error.problem.kind === 'login-required';
}
