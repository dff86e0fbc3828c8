import type { FormEngineProps, FormHandle } from '@taskweave/plugin-sdk';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Offers the handle to the view around the form: once, though every draw makes a new one. */
export function useFormHandle(handle: FormHandle, onReady: FormEngineProps['onReady']): void {
  const latest = useRef(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  useEffect(
    () =>
      onReady({
        collect: () => latest.current.collect(),
        rejected: (rejection) => latest.current.rejected(rejection),
        focus: () => latest.current.focus(),
      }),
    [onReady],
  );
}
