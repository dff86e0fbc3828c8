/**
 * Does work of a database that a page does not take along when the browser puts it aside: it is broken off then, and done
 * again when the page is shown again. WebKit lets every other page wait, without an end, for a transaction of a page at rest.
 *
 * @param work passes its transactions to `hold`; may run more than once, from the start
 */
export async function whileShown<T>(
  work: (hold: (transaction: IDBTransaction) => void) => Promise<T>,
  view: EventTarget = globalThis,
): Promise<T> {
  const held: IDBTransaction[] = [];
  let shownAgain: Promise<unknown> | null = null;

  function rest(event: Event): void {
    if (!(event as PageTransitionEvent).persisted) return;
    shownAgain = new Promise((resolve) => view.addEventListener('pageshow', resolve, { once: true }));
    for (const transaction of held) breakOff(transaction);
  }

  view.addEventListener('pagehide', rest);
  try {
    return await work((transaction) => held.push(transaction));
  } catch (error) {
    if (shownAgain === null) throw error;
  } finally {
    view.removeEventListener('pagehide', rest);
  }
  await shownAgain;
  return whileShown(work, view);
}

function breakOff(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has come to its end already.
  }
}
