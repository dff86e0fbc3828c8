/** AngularJS, fetched with this file and run when it is called: it looks for jQuery on the page when it starts. */
export async function runAngular() {
  const { default: angular } = await import(/* webpackMode: "eager" */ 'angular');
  return angular;
}
