import type { BulkActionProps } from '@taskweave/plugin-sdk';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useBulkChange } from './useBulkChange';

/** Claims the tasks for the person; those that someone else has are skipped, and the result names who has them. */
export function ClaimAction(props: BulkActionProps) {
  return useRunAtOnce(props, 'claim');
}

/** Gives the tasks back. */
export function UnclaimAction(props: BulkActionProps) {
  return useRunAtOnce(props, 'unclaim');
}

/** These actions ask for nothing: they begin when they are mounted, and draw nothing. */
function useRunAtOnce({ run }: BulkActionProps, kind: 'claim' | 'unclaim'): null {
  const operationOf = useBulkChange();
  const hasBegun = useRef(false);
  const begin = useEffectEvent(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    run(operationOf({ kind }));
  });
  useEffect(() => begin(), []);
  return null;
}
