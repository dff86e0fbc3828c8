import { useCallback, useSyncExternalStore } from 'react';

export type Settled<T> =
  | { readonly status: 'pending' }
  | { readonly status: 'kept'; readonly value: T }
  | { readonly status: 'broken'; readonly error: unknown };

const PENDING = { status: 'pending' } as const;
const outcomes = new WeakMap<Promise<unknown>, Settled<unknown>>();

/** Notes what becomes of a promise, so that a later draw has it in the same commit. Never throws. */
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

/**
 * What has become of a promise. Unlike `use`, it needs no Suspense boundary: what follows on the fallback of one is shown
 * up to 300 ms later than it could be.
 */
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
  // As a store it is drawn before the browser goes on to something else.
  return useSyncExternalStore(subscribe, () => (outcomes.get(promise) ?? PENDING) as Settled<T>);
}
