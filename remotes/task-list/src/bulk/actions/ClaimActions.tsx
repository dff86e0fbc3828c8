import type { BulkActionProps } from '@taskweave/plugin-sdk';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useBulkChange } from './useBulkChange';

export function ClaimAction(props: BulkActionProps) {
  return useRunAtOnce(props, 'claim');
}

export function UnclaimAction(props: BulkActionProps) {
  return useRunAtOnce(props, 'unclaim');
}

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
