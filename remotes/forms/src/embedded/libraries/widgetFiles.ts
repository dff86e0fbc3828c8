/** The widgets look for AngularJS on the page, so they must not run on import. */
export async function runWidgets(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'angular-ui-bootstrap');
}
