import type { FormEngineProps, FormHandle } from '@taskweave/plugin-sdk';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Offers the handle to the view around the form: once, though every draw makes a new one. */
export function useFormHandle(handle: FormHandle, onReady: FormEngineProps['onReady']): void {
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  const hasDrafts = handle.snapshot !== undefined;
  const canWait = handle.canWait === true;
  useEffect(
    () =>
      onReady({
        collect: (intent) => latest.current.collect(intent),
        settled: (result) => latest.current.settled?.(result),
        ...(hasDrafts ? { snapshot: (occasion) => latest.current.snapshot?.(occasion) ?? null } : {}),
        stored: () => latest.current.stored?.(),
        focus: () => latest.current.focus(),
        canWait,
      }),
    [onReady, hasDrafts, canWait],
  );
}
