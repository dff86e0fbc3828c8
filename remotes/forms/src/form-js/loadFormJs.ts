/** form-js is as large as the rest of the page: it comes when a form needs it, beside the form's own data. */
export function loadFormJs(): Promise<typeof import('./createFormJsViewer')> {
  return import('./createFormJsViewer');
}
