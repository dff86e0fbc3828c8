export function loadSignIn() {
  return import(/* webpackChunkName: "sign-in" */ '../sign-in/LoginPoint');
}
