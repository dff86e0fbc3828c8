import type { Leaving } from '@taskweave/plugin-sdk';

type Finish = (how: Leaving) => void | Promise<void>;

export interface Leavers {
  add(finish: Finish): () => void;
  finish(how: Leaving): Promise<void>;
}

const PATIENCE = 5_000;

export function createLeavers(): Leavers {
  const all = new Set<Finish>();
  return {
    add(given) {
      // The same function may be registered twice.
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

export function finishWithPage(leavers: Leavers): void {
  // Some browsers fire only one of these events, and a phone closes a hidden page without another.
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
