import type { SignInResult } from '@taskweave/engine-client/Session';

/** What a contribution to the sign-in page works with. */
export interface LoginProps {
  /** The person whose session has ended, where the page is still theirs; empty otherwise. */
  readonly knownUser: string;
  /** Signs in by name and password. Rejects with an `EngineError` where the engine does not answer. */
  readonly signIn: (user: string, password: string) => Promise<SignInResult>;
  /** Asks the engine who is signed in by now; for contributions that have signed somebody in by other means. */
  readonly check: () => Promise<void>;
}

/** Somebody tries to sign in. */
export interface LoginAttempt {
  readonly user: string;
  readonly result: Promise<SignInResult>;
}

/** For what only wants to know of sign-ins; it is on the page, but not seen. */
export interface LoginDataProps {
  /** The last attempt since the page was opened; null before the first. */
  readonly attempt: LoginAttempt | null;
}
