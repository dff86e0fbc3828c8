/** Run on call, not on import: AngularJS looks for jQuery on the page when it starts. */
export async function runAngular() {
  const { default: angular } = await import(/* webpackMode: "eager" */ 'angular');
  return angular;
}
