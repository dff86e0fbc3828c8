/** form-js, fetched with this file and run when it is called. */
export function runFormJs() {
  return import(/* webpackMode: "eager" */ './createFormJsViewer');
}
