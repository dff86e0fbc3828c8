import type { FormEngineProps, FormHandle } from '@taskweave/plugin-sdk';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Offers the handle to the view around the form: once, though every draw makes a new one. */
export function useFormHandle(handle: FormHandle, onReady: FormEngineProps['onReady']): void {
  const latest = useRef<FormHandle | null>(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  const hasDrafts = handle.snapshot !== undefined;
  const canWait = handle.canWait === true;
  useEffect(() => onReady(handleThrough(latest, { hasDrafts, canWait })), [onReady, hasDrafts, canWait]);
}

/**
 * The handle of a form that may be another one later, or gone: what still has the handle then (a state of React's, a query in the cache)
 * keeps nothing of the form alive.
 */
export function handleThrough(
  latest: RefObject<FormHandle | null>,
  { hasDrafts, canWait }: { readonly hasDrafts: boolean; readonly canWait: boolean },
): FormHandle {
  return {
    collect: async (intent) => (await latest.current?.collect(intent)) ?? null,
    settled: (result) => latest.current?.settled?.(result),
    ...(hasDrafts ? { snapshot: (occasion) => latest.current?.snapshot?.(occasion) ?? null } : {}),
    stored: () => latest.current?.stored?.(),
    focus: () => latest.current?.focus(),
    canWait,
  };
}
