import { useCallback, useSyncExternalStore } from 'react';

export type Settled<T> =
  | { readonly status: 'pending' }
  | { readonly status: 'kept'; readonly value: T }
  | { readonly status: 'broken'; readonly error: unknown };

const PENDING = { status: 'pending' } as const;
const outcomes = new WeakMap<Promise<unknown>, Settled<unknown>>();

/** Recording the outcome lets a later render have it in the same commit. */
export function noteOutcome<T>(promise: Promise<T>): Promise<T> {
  if (!outcomes.has(promise)) {
    outcomes.set(promise, PENDING);
    promise.then(
      (value) => outcomes.set(promise, { status: 'kept', value }),
      (error: unknown) => outcomes.set(promise, { status: 'broken', error }),
    );
  }
  return promise;
}

/** `use` needs a Suspense boundary, and React shows content after a fallback up to 300 ms late. */
export function useSettled<T>(promise: Promise<T>): Settled<T> {
  noteOutcome(promise);
  const subscribe = useCallback(
    (tell: () => void) => {
      let isAsked = true;
      const end = () => isAsked && tell();
      promise.then(end, end);
      return () => {
        isAsked = false;
      };
    },
    [promise],
  );
  // Store updates render synchronously, before the browser turns to anything else.
  return useSyncExternalStore(subscribe, () => (outcomes.get(promise) ?? PENDING) as Settled<T>);
}
