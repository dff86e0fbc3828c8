/** The ways to sign in, which most pages never show. */
export function loadSignIn() {
  return import(/* webpackChunkName: "sign-in" */ '../sign-in/LoginPoint');
}
