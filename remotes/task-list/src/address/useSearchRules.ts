import { useEffect, useState } from 'react';
import type { readAddress } from './readAddress';

let read: typeof readAddress | null = null;

/** Null while the code loads, and when there is no search. */
export function useSearchRules(isNeeded: boolean): typeof readAddress | null {
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const [, setLoaded] = useState(read !== null);
  useEffect(() => {
    if (!isNeeded || read !== null) return;
    let isDrawn = true;
    import(/* webpackChunkName: "search" */ './readAddress').then(
      (rules) => {
        read = rules.readAddress;
        if (isDrawn) setLoaded(true);
      },
      (error: unknown) => isDrawn && setFailure({ error }),
    );
    return () => {
      isDrawn = false;
    };
  }, [isNeeded]);
  if (failure !== null) throw failure.error;
  return isNeeded ? read : null;
}
