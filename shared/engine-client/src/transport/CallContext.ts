export interface CallContext {
  readonly caller?: string | undefined;
  /** Part of the sign-in: its 401 is an answer, not a lost session. */
  readonly isSignIn?: boolean;
}
