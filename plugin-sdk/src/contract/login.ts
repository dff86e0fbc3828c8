import type { SignInResult } from '@taskweave/engine-client/Session';

/** Props of a contribution to the sign-in page. */
export interface LoginProps {
  /** The user whose session has ended, if the page is still theirs; empty otherwise. */
  readonly knownUser: string;
  /** Signs in by name and password. Rejects with an `EngineError` if the engine does not respond. */
  readonly signIn: (user: string, password: string) => Promise<SignInResult>;
  /** Asks the engine who is signed in now; for contributions that sign people in by other means. */
  readonly check: () => Promise<void>;
  /**
   * Reloads the page, for servers that sign people in before they hand it out. The address, with the open task, is there
   * again afterwards for the same person, even if the way back from another page's sign-in drops what is behind its `#`.
   */
  readonly reload: () => void;
}

/** What a part of the sign-in page may declare. */
export interface LoginMeta {
  /**
   * It only shows a text and signs nobody in. Notices are not in the dialog over the page, and if all that is left are
   * notices, the form for name and password is shown.
   */
  readonly isNotice?: boolean;
}

/** An attempt to sign in. */
export interface LoginAttempt {
  readonly user: string;
  readonly result: Promise<SignInResult>;
}

/** For contributions that only listen for sign-ins; mounted, but not visible. */
export interface LoginDataProps {
  /** The last attempt since the page was opened; null before the first. */
  readonly attempt: LoginAttempt | null;
}
