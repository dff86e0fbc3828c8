import type { BulkActionProps, BulkOperation } from '@taskweave/plugin-sdk';
import { useEffect, useEffectEvent, useRef } from 'react';

/** For actions that ask for nothing: they begin when they are mounted. */
export function useRunAtOnce(run: BulkActionProps['run'], operation: BulkOperation): void {
  const hasBegun = useRef(false);
  const begin = useEffectEvent(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    run(operation);
  });
  useEffect(() => begin(), []);
}
