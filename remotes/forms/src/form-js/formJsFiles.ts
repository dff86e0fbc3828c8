export function runFormJs() {
  return import(/* webpackMode: "eager" */ './createFormJsViewer');
}
