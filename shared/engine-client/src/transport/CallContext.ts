export interface CallContext {
  /** Id of the plugin that calls. */
  readonly caller?: string | undefined;
  /** A call of the sign-in itself: its 401 is an answer, not the loss of a session. */
  readonly isSignIn?: boolean;
}
