import type { Leaving } from '@taskweave/plugin-sdk';

type Finish = (how: Leaving) => void | Promise<void>;

/** Those who have something to finish before the person leaves. */
export interface Leavers {
  add(finish: Finish): () => void;
  /** Settles once all are through, however that ends, or their time is over. */
  finish(how: Leaving): Promise<void>;
}

/** Milliseconds: longer nobody waits who has pressed "Sign out". */
const PATIENCE = 5_000;

export function createLeavers(): Leavers {
  const all = new Set<Finish>();
  return {
    add(given) {
      // One function may be given twice.
      const one: Finish = (how) => given(how);
      all.add(one);
      return () => void all.delete(one);
    },
    async finish(how) {
      const work = [...all].map(async (one) => one(how));
      await Promise.race([Promise.allSettled(work), pause(PATIENCE)]);
    },
  };
}

/** Calls them when the page is closed or out of sight, for as long as it is there. */
export function finishWithPage(leavers: Leavers): void {
  // Some browsers fire one only; a phone closes a hidden page without another event.
  window.addEventListener('pagehide', () => void leavers.finish('page'));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void leavers.finish('page');
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
