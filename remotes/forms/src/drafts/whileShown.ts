/** In WebKit, a transaction of a page in the back/forward cache blocks all other pages forever, so `work` is aborted there and runs again when the page returns. */
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
  } catch {}
}
