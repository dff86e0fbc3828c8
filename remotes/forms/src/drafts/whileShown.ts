/**
 * Aborts database work when the page enters the back/forward cache and repeats it when the page returns: in WebKit, a transaction of
 * a suspended page blocks all other pages forever. `work` passes its transactions to `hold` and may run more than once.
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
    // The transaction has already finished.
  }
}
