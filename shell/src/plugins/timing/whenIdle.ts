/** Milliseconds after which a page that is never idle counts as idle. */
const PATIENCE = 3000;

/** Safari lacks `requestIdleCallback`: there it waits a moment. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    else setTimeout(resolve, PATIENCE / 10);
  });
}
