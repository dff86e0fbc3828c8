/** Milliseconds after which a page that is never idle counts as idle. */
const PATIENCE = 3000;

/** Waits until the page has nothing else to do. Safari knows no idle time: there it is a moment's wait. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    else setTimeout(resolve, PATIENCE / 10);
  });
}
