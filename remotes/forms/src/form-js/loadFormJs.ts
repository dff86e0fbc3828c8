type FormJs = typeof import('./createFormJsViewer');

/** form-js is as large as the rest of the page: it comes when a form needs it. */
export async function loadFormJs(): Promise<FormJs> {
  const { runFormJs } = await import('./formJsFiles');
  return runFormJs();
}

/** Fetches form-js beside the form's own data, and runs nothing of it. The fields show a failure: they ask again. */
export function fetchFormJs(): void {
  import('./formJsFiles').catch(() => undefined);
}
