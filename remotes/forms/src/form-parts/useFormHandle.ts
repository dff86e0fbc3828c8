import type { FormEngineProps, FormHandle } from '@taskweave/plugin-sdk';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

export function useFormHandle(handle: FormHandle, onReady: FormEngineProps['onReady']): void {
  const latest = useRef<FormHandle | null>(handle);
  useLayoutEffect(() => {
    latest.current = handle;
  });
  const hasDrafts = handle.snapshot !== undefined;
  const canWait = handle.canWait === true;
  useEffect(() => onReady(handleThrough(latest, { hasDrafts, canWait })), [onReady, hasDrafts, canWait]);
}

/** The handle outlives the form in React state and cached queries, which must not retain the form. */
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
