/** The widgets of AngularJS, fetched with this file and run when it is called: they look for AngularJS on the page. */
export async function runWidgets(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'angular-ui-bootstrap');
}
