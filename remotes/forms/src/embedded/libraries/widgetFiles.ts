/** Run on call, not on import: the widgets look for AngularJS on the page. */
export async function runWidgets(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'angular-ui-bootstrap');
}
