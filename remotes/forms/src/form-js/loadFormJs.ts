type FormJs = typeof import('./createFormJsViewer');

/** form-js is as large as the rest of the app, so it loads on demand. */
export async function loadFormJs(): Promise<FormJs> {
  const { runFormJs } = await import('./formJsFiles');
  return runFormJs();
}

export function fetchFormJs(): void {
  import('./formJsFiles').catch(() => undefined);
}
