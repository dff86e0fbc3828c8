export interface CallContext {
  readonly caller?: string | undefined;
  readonly isSignIn?: boolean;
}
