import type { FormEngineProps, FormHandle } from '@taskweave/plugin-sdk';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Offers the handle to the view around the form once, though every draw makes a new one. */
export function useFormHandle(
  handle: Required<Pick<FormHandle, 'collect' | 'snapshot' | 'focus'>>,
  onReady: FormEngineProps['onReady'],
): void {
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  useEffect(
    () =>
      onReady({
        collect: (intent) => latest.current.collect(intent),
        snapshot: (occasion) => latest.current.snapshot(occasion),
        focus: () => latest.current.focus(),
      }),
    [onReady],
  );
}
