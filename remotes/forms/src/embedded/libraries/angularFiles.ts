/** AngularJS looks for jQuery on the page when it starts, so it must not run on import. */
export async function runAngular() {
  const { default: angular } = await import(/* webpackMode: "eager" */ 'angular');
  return angular;
}
